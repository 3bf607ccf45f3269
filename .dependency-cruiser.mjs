const outside = (allowed) => `^src/(?!(${allowed.map((name) => (name.endsWith('$') ? name : `${name}/`)).join('|')}))`
const law = (layer, ...allowed) => ({
  name: `${layer}-imports`,
  comment: `src/${layer} may import ${allowed.join(', ') || 'nothing'} of src (docs/architecture.md, "Folders")`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: '\\.test\\.ts$|\\.contract\\.ts$' },
  to: { path: outside([layer, ...allowed]) },
})

/** What browsers may know of the domain: values and their rules. No aggregate, no command, no event. */
const valueObjects = [
  'calendar',
  'companyNumber',
  'editablePersonalData',
  'email',
  'ids',
  'languages',
  'locale',
  'mailKinds',
  'offeredLanguages',
  'password',
  'personName',
  'phone',
  'place',
  'postalCode',
  'publicRules',
  'referenceValues',
  'replyPlaceholders',
  'review/reviewerType',
]
const shared = `src/(?!api/schemas/|domain/(${valueObjects.join('|')})\\.ts$)`
const tests = '\\.test\\.tsx?$'

/** The import law of docs/architecture.md. `scripts/importLaw.ts` plants a violation of each of these. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    law('platform'),
    law('domain'),
    law('texts', 'domain'),
    law('eventstore', 'domain', 'platform'),
    law('operational', 'domain', 'platform'),
    law('integrations', 'domain', 'platform'),
    law('projections', 'eventstore', 'operational', 'texts', 'domain', 'platform'),
    law('commands', 'eventstore', 'operational', 'domain', 'platform'),
    // Mails lead to pages.
    law('jobs', 'commands', 'projections', 'integrations', 'eventstore', 'operational', 'texts', 'domain', 'platform', 'api/schemas/pagePaths\\.ts$'),
    law('api', 'commands', 'projections', 'integrations', 'operational', 'eventstore', 'jobs', 'texts', 'domain', 'platform'),
    law('sandbox', 'integrations', 'domain', 'platform'),
    {
      name: 'domain-is-pure',
      comment: 'the domain imports nothing outside itself but zod',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/zod/' },
    },
    {
      name: 'sandbox-is-optional',
      comment: 'the sandbox is imported by the composition root and tests alone',
      severity: 'error',
      from: { path: '^(src|web)/', pathNot: '^src/sandbox/|^src/[^/]+\\.ts$|\\.test\\.ts$' },
      to: { path: '^src/sandbox/' },
    },
    {
      name: 'schemas-are-shared',
      comment: 'web imports src/api/schemas, so these import value objects and public rules only',
      severity: 'error',
      from: { path: '^src/api/schemas/', pathNot: tests },
      to: { path: `^${shared}` },
    },
    {
      name: 'web-imports',
      comment: 'web imports of src the schemas, value objects and public rules only',
      severity: 'error',
      from: { path: '^web/', pathNot: tests },
      to: { path: `^${shared}` },
    },
    {
      name: 'browsers-see-public-rules',
      comment: 'abuse limits and scoring weights never ship to a browser, by whatever way',
      severity: 'error',
      from: { path: '^(web|src/api/schemas)/', pathNot: tests },
      to: { path: '^src/domain/(rules|privateRules|overrideRules)\\.ts$', reachable: true },
    },
    {
      name: 'web-is-no-server',
      comment: 'what runs in browsers imports nothing of Node.js; builds, tests and what renders on the server may',
      severity: 'error',
      from: { path: '^web/', pathNot: `${tests}|/vite\\.config\\.ts$|/renderPage\\.tsx$` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features-are-apart',
      comment: 'what two features need stands outside both',
      severity: 'error',
      from: { path: '^web/(couple|office)/features/([^/]+)/' },
      to: { path: '^web/$1/features/', pathNot: '^web/$1/features/$2/' },
    },
    {
      name: 'features-are-leaves',
      comment: 'only the files that put an app together import its features',
      severity: 'error',
      from: { path: '^web/(couple|office)/(?!features/)[^/]+/' },
      to: { path: '^web/$1/features/' },
    },
    { name: 'couple-without-office', severity: 'error', from: { path: '^web/couple/' }, to: { path: '^web/office/' } },
    { name: 'office-without-couple', severity: 'error', from: { path: '^web/office/' }, to: { path: '^web/couple/' } },
    {
      name: 'shared-stands-alone',
      comment: 'what both apps share knows neither',
      severity: 'error',
      from: { path: '^web/shared/' },
      to: { path: '^web/(?!shared/)' },
    },
    {
      name: 'src-without-vite',
      comment: 'production has no development dependencies; scripts/web/devWebApps.ts stands in front of what needs one',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: 'node_modules/(vite|@vitejs/[^/]+)/' },
    },
    { name: 'src-without-web', severity: 'error', from: { path: '^src/' }, to: { path: '^web/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
