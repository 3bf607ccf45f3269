const commands: readonly (readonly [command: string, meaning: string])[] = [
  ['npm start', 'the product at http://localhost:3000, with a demo world on the first start'],
  ['npm test [-- path]', 'all tests, or those of a path'],
  ['npm run build', 'both web apps, into dist/; npm start does it when their sources changed'],
  ['npm run dev', 'the product, restarted at every change, and both web apps with hot reload at http://localhost:5173'],
  ['npm run reset', 'throws away everything in the data directory'],
  ['npm run seed', 'fills the running or resting system with the demo world; twice is once'],
  ['npm run rebuild <projection>', 'fills a read model anew from the log and swaps it in; without a name, lists them'],
  [
    'npm run fingerprints [-- --release]',
    'writes the fingerprints of read models whose version was raised; --release when a release is made',
  ],
  ['npm run premium:grant <email|id>', 'gives a provider Premium'],
  ['npm run provider:approve <email|id>', "approves a provider's profile"],
  ['npm run provider:circle -- <email|id> <join|leave>', 'takes a provider into the circle, which its badge shows, or out of it'],
  ['npm run review:moderate -- <review id> <publish|hide>', 'lets everybody read a review, or nobody'],
  ['npm run credits:correct -- <email|id> <±n> <reason>', "corrects a provider's credits"],
  ['npm run couples:import -- <file.json>', 'takes accounts of another product over; each completes its profile when it signs in'],
  ['npm run keys:rewrap', "wraps every person's key with the present MASTER_KEY, after it was replaced"],
  ['npm run bench [name …]', 'measures every promise about speed and writes bench/results.md'],
  ['npm run release-dump -- <commit>', 'writes what this release stores of a filled system, which every later release is tested on'],
  ['npm run lint', 'oxlint with types, biome'],
  ['npm run format', 'writes the format that lint asks for'],
  ['npm run types', 'the type check'],
  ['npm run import-law', 'which folder may import which, proven by planted violations'],
  ['npm run dead-code', 'files, exports and packages that nothing uses'],
  ['npm run translations', 'every text in every language, and none that nothing shows'],
  ['npm run size', "the web apps' first load against its limits, after npm run build"],
  ['npm run production-start', 'proves that a production start without its settings stops with one line'],
  ['bash .ci/run', 'all of the above that must pass'],
]

const width = Math.max(...commands.map(([command]) => command.length))
console.info(commands.map(([command, meaning]) => `  ${command.padEnd(width)}  ${meaning}`).join('\n'))
