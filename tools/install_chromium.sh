#!/bin/sh
# Installs Debian's Chromium for the browser tests, where it is missing and this user may install packages. The shell without a window
# runs the tests in two thirds of the time; where a system has no such package, the whole browser does.
for browser in chromium-headless-shell chromium chromium-browser; do
  command -v $browser > /dev/null && exit 0
done
[ -z "$WESTMARCH_NO_INSTALL" ] || exit 0
command -v apt-get > /dev/null || exit 0
if [ "$(id -u)" = 0 ]; then as_root=""; elif sudo -n true 2> /dev/null; then as_root="sudo -n"; else exit 0; fi
echo "The browser tests need Chromium, which is missing: it will now be installed on this system with apt-get${as_root:+, as root}."
echo "WESTMARCH_NO_INSTALL=1 keeps the system as it is; the browser tests are then skipped."
export DEBIAN_FRONTEND=noninteractive
install() { $as_root apt-get install -qq -y --no-install-recommends "$1" > /dev/null 2>&1; }
install chromium-headless-shell && exit 0
$as_root apt-get update -qq > /dev/null 2>&1
install chromium-headless-shell || install chromium || echo "Chromium could not be installed."
