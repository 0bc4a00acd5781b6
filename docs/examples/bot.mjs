// The same bot for Node.js: node docs/examples/bot.mjs
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const { id, options } = JSON.parse(line);
  const longest = options.reduce((best, word) => (word.length > best.length ? word : best));
  console.log(JSON.stringify({ id, words: [longest] }));
}
