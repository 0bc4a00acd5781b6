/* What compiled code does most often, done where it is needed instead of by a call.

   mypyc calls a function of Python, or of its own runtime, wherever a value comes out of a list, goes into one or is made a
   Python number. Each is a few machine instructions in the usual case and a call for the rest. Here the usual case is written
   out, and everything else goes where it always went, so that nothing but time can differ. `compile_engine.py` puts this file
   into the C sources behind mypyc's own declarations. */

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED) && PY_VERSION_HEX < 0x030E0000

#define QUICK static inline __attribute__((always_inline, unused))
#define QUICK_REST static __attribute__((noinline, unused))

/* Whether an object is of a class: steps come out of a stack and are of a class below `Step`, by one or two levels. */
QUICK int quick_type_check(PyObject *object, PyTypeObject *wanted) {
    PyTypeObject *type = Py_TYPE(object);
    if (type == wanted) {
        return 1;
    }
    PyTypeObject *base = type->tp_base;
    return base == wanted || (base != NULL && base->tp_base == wanted) || PyType_IsSubtype(type, wanted);
}
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) quick_type_check((PyObject *)(object), (PyTypeObject *)(type))
#define CPy_TypeCheck(object, type) quick_type_check((PyObject *)(object), (PyTypeObject *)(type))

/* A list that has room for one more. A new one gets room for several at once: Python's would grow at its first item, its fifth
   and its ninth, and most lists here are options. */
#define QUICK_ROOM 16

QUICK_REST int quick_append_rest(PyObject *list, PyObject *item) {
    PyListObject *row = (PyListObject *)list;
    if (row->ob_item == NULL) {
        row->ob_item = PyMem_New(PyObject *, QUICK_ROOM);
        if (unlikely(row->ob_item == NULL)) {
            PyErr_NoMemory();
            return -1;
        }
        row->allocated = QUICK_ROOM;
    }
    return PyList_Append(list, item);
}

QUICK int quick_append(PyObject *list, PyObject *item) {
    PyListObject *row = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(row);
    if (likely(size < row->allocated)) {
        Py_INCREF(item);
        row->ob_item[size] = item;
        Py_SET_SIZE(row, size + 1);
        return 0;
    }
    return quick_append_rest(list, item);
}
#define PyList_Append(list, item) quick_append(list, item)

/* A list that gives no memory back when its last item goes: Python keeps what is at least half full. */
QUICK PyObject *quick_pop(PyObject *list) {
    PyListObject *row = (PyListObject *)list;
    Py_ssize_t rest = Py_SIZE(row) - 1;
    if (likely(rest >= 0 && rest >= row->allocated >> 1)) {
        Py_SET_SIZE(row, rest);
        return row->ob_item[rest];
    }
    return CPyList_PopLast(list);
}
#define CPyList_PopLast(list) quick_pop(list)

/* A place in a list, counted from its beginning. */
QUICK PyObject *quick_item(PyObject *list, int64_t place) {
    if (likely((uint64_t)place < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *item = PyList_GET_ITEM(list, place);
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItemInt64(list, place);
}
#define CPyList_GetItemInt64(list, place) quick_item(list, place)

QUICK PyObject *quick_borrowed_item(PyObject *list, int64_t place) {
    if (likely((uint64_t)place < (uint64_t)PyList_GET_SIZE(list))) {
        return PyList_GET_ITEM(list, place);
    }
    return CPyList_GetItemInt64Borrow(list, place);
}
#define CPyList_GetItemInt64Borrow(list, place) quick_borrowed_item(list, place)

/* What is put into a list takes the place of what was there. */
QUICK char quick_set_item(PyObject *list, int64_t place, PyObject *item) {
    if (likely((uint64_t)place < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *before = PyList_GET_ITEM(list, place);
        PyList_SET_ITEM(list, place, item);
        Py_DECREF(before);
        return 1;
    }
    return CPyList_SetItemInt64(list, place, item);
}
#define CPyList_SetItemInt64(list, place, item) quick_set_item(list, place, item)

/* Whether a number is among those of a list or tuple. What is no small number is compared as Python does it. */
#if PY_VERSION_HEX >= 0x030C0000
#define QUICK_IS_SMALL(number) PyUnstable_Long_IsCompact((PyLongObject *)(number))
#define QUICK_VALUE(number) PyUnstable_Long_CompactValue((PyLongObject *)(number))
#else
#define QUICK_IS_SMALL(number) (Py_SIZE(number) <= 1 && Py_SIZE(number) >= -1)
#define QUICK_VALUE(number) (Py_SIZE(number) * (Py_ssize_t)((PyLongObject *)(number))->ob_digit[0])
#endif

QUICK_REST int quick_contains(PyObject *row, PyObject *wanted) {
    int is_list = PyList_CheckExact(row);
    if (likely((is_list || PyTuple_CheckExact(row)) && PyLong_CheckExact(wanted) && QUICK_IS_SMALL(wanted))) {
        PyObject **items = is_list ? ((PyListObject *)row)->ob_item : ((PyTupleObject *)row)->ob_item;
        Py_ssize_t value = QUICK_VALUE(wanted), size = Py_SIZE(row), place = 0;
        for (; place < size && PyLong_CheckExact(items[place]); place++) {
            if (items[place] == wanted || (QUICK_IS_SMALL(items[place]) && QUICK_VALUE(items[place]) == value)) {
                return 1;
            }
        }
        if (likely(place == size)) {
            return 0;
        }
    }
    return PySequence_Contains(row, wanted);
}
#define PySequence_Contains(row, wanted) quick_contains(row, wanted)

/* Options are few, and nearly always in order already: then there is nothing to do, or little. */
#define QUICK_FEW 32

QUICK_REST int quick_sort(PyObject *list) {
    PyObject **items = ((PyListObject *)list)->ob_item;
    Py_ssize_t size = Py_SIZE(list);
    if (size > QUICK_FEW) {
        return PyList_Sort(list);
    }
    for (Py_ssize_t place = 0; place < size; place++) {
        if (!PyLong_CheckExact(items[place]) || !QUICK_IS_SMALL(items[place])) {
            return PyList_Sort(list);
        }
    }
    for (Py_ssize_t place = 1; place < size; place++) {
        PyObject *item = items[place];
        Py_ssize_t to = place;
        while (to > 0 && QUICK_VALUE(items[to - 1]) > QUICK_VALUE(item)) {
            items[to] = items[to - 1];
            to--;
        }
        items[to] = item;
    }
    return 0;
}
#define PyList_Sort(list) quick_sort(list)

QUICK_REST PyObject *quick_sorted(PyObject *row) {
    PyObject *list = PySequence_List(row);
    if (likely(list != NULL) && unlikely(quick_sort(list) < 0)) {
        Py_CLEAR(list);
    }
    return list;
}
#define CPySequence_Sort(row) quick_sorted(row)

/* Python keeps the numbers up to 256 and makes every other anew; the words of the games go further. */
#define QUICK_NUMBERS 4096
static PyObject *quick_numbers[QUICK_NUMBERS] __attribute__((unused));

QUICK_REST PyObject *quick_new_number(size_t number) {
    quick_numbers[number] = PyLong_FromSize_t(number);
    Py_XINCREF(quick_numbers[number]);
    return quick_numbers[number];
}

QUICK PyObject *quick_number(int64_t number) {
    if (likely((uint64_t)number < QUICK_NUMBERS)) {
        PyObject *known = quick_numbers[number];
        if (likely(known != NULL)) {
            Py_INCREF(known);
            return known;
        }
        return quick_new_number((size_t)number);
    }
    return PyLong_FromLongLong(number);
}
#define PyLong_FromLongLong(number) quick_number(number)

QUICK PyObject *quick_boxed(CPyTagged number) {
    Py_ssize_t value = CPyTagged_ShortAsSsize_t(number);
    if (likely(CPyTagged_CheckShort(number) && (size_t)value < QUICK_NUMBERS && quick_numbers[value] != NULL)) {
        Py_INCREF(quick_numbers[value]);
        return quick_numbers[value];
    }
    if (CPyTagged_CheckShort(number) && (size_t)value < QUICK_NUMBERS) {
        return quick_new_number((size_t)value);
    }
    return CPyTagged_StealAsObject(number);
}
#define CPyTagged_StealAsObject(number) quick_boxed(number)

/* Cards lie in sorted tuples, which are replaced and never changed. Written as slices and sums, one card more or less makes three
   to five small tuples of which one stays; here that one is made at once. `compile_engine.py` lets the functions of `core/bits` and
   `core/hidden/decks` that are called so begin with these; where it is no plain matter of small numbers they give nothing, and the
   function goes on as it is written. */
#define QUICK_FIRST(attempt) \
    PyObject *quick_result = attempt; \
    if (likely(quick_result != NULL)) { \
        return quick_result; \
    }

/* The first place of a tuple whose number is not below one; -1 where numbers are large. */
QUICK Py_ssize_t quick_place(PyObject *row, Py_ssize_t wanted) {
    Py_ssize_t size = PyTuple_GET_SIZE(row), place = 0;
    for (; place < size; place++) {
        PyObject *item = PyTuple_GET_ITEM(row, place);
        if (unlikely(!PyLong_CheckExact(item) || !QUICK_IS_SMALL(item))) {
            return -1;
        }
        if (QUICK_VALUE(item) >= wanted) {
            break;
        }
    }
    return place;
}

/* A tuple that has something else (a reference of its own, or nothing) at a place instead of so many items. */
QUICK PyObject *quick_spliced(PyObject *row, Py_ssize_t place, Py_ssize_t less, PyObject *item) {
    Py_ssize_t size = PyTuple_GET_SIZE(row), to = 0;
    PyObject *made = PyTuple_New(size - less + (item != NULL));
    if (unlikely(made == NULL)) {
        PyErr_Clear();
        Py_XDECREF(item);
        return NULL;
    }
    for (Py_ssize_t from = 0; from < place; from++) {
        PyTuple_SET_ITEM(made, to++, Py_NewRef(PyTuple_GET_ITEM(row, from)));
    }
    if (item != NULL) {
        PyTuple_SET_ITEM(made, to++, item);
    }
    for (Py_ssize_t from = place + less; from < size; from++) {
        PyTuple_SET_ITEM(made, to++, Py_NewRef(PyTuple_GET_ITEM(row, from)));
    }
    return made;
}

QUICK_REST PyObject *quick_with_card(PyObject *cards, CPyTagged card) {
    Py_ssize_t place = CPyTagged_CheckShort(card) ? quick_place(cards, CPyTagged_ShortAsSsize_t(card)) : -1;
    return likely(place >= 0) ? quick_spliced(cards, place, 0, quick_boxed(card)) : NULL;
}

QUICK_REST PyObject *quick_less_card(PyObject *cards, CPyTagged card) {
    Py_ssize_t value = CPyTagged_ShortAsSsize_t(card);
    Py_ssize_t place = CPyTagged_CheckShort(card) ? quick_place(cards, value) : -1;
    if (unlikely(place < 0 || place == PyTuple_GET_SIZE(cards) || QUICK_VALUE(PyTuple_GET_ITEM(cards, place)) != value)) {
        return NULL;
    }
    return quick_spliced(cards, place, 1, NULL);
}

QUICK_REST PyObject *quick_without(PyObject *cards, int64_t place) {
    return likely((uint64_t)place < (uint64_t)PyTuple_GET_SIZE(cards)) ? quick_spliced(cards, place, 1, NULL) : NULL;
}

#else

#define QUICK_FIRST(attempt)

#endif
