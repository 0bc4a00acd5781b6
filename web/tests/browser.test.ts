import { expect, test } from "vitest";

import { browserName } from "../src/lib/browser";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36", "Chrome, Linux"],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36 Edg/150.0", "Edge, Windows"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1", "Safari, iOS"],
  ["curl/8.0", "curl/8.0"],
  ["", ""],
])("a browser is called by its name and system", (agent, name) => {
  expect(browserName(agent)).toBe(name);
});
