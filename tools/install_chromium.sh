#!/bin/sh
# Installs Debian's Chromium for the browser tests, where it is missing and this user may install packages.
command -v chromium > /dev/null || command -v chromium-browser > /dev/null && exit 0
[ -z "$WESTMARCH_NO_INSTALL" ] || exit 0
command -v apt-get > /dev/null || exit 0
if [ "$(id -u)" = 0 ]; then as_root=""; elif sudo -n true 2> /dev/null; then as_root="sudo -n"; else exit 0; fi
echo "The browser tests need Chromium, which is missing: it will now be installed on this system with apt-get${as_root:+, as root}."
echo "WESTMARCH_NO_INSTALL=1 keeps the system as it is; the browser tests are then skipped."
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get install -qq -y --no-install-recommends chromium > /dev/null 2>&1 && exit 0
$as_root apt-get update -qq > /dev/null 2>&1
$as_root apt-get install -qq -y --no-install-recommends chromium > /dev/null 2>&1 || echo "Chromium could not be installed."
