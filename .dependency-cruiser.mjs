const outside = (allowed) => `^src/(?!(${allowed.join('|')})/)`
const law = (layer, ...allowed) => ({
  name: `${layer}-imports`,
  comment: `src/${layer} may import ${allowed.join(', ') || 'nothing'} of src (docs/architecture.md, "Import law")`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: '\\.test\\.ts$|\\.contract\\.ts$' },
  to: { path: outside([layer, ...allowed]) },
})

/** The import law of docs/architecture.md. `scripts/importLaw.ts` proves that it bites with a planted violation. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    law('platform'),
    law('domain'),
    law('eventstore', 'domain', 'platform'),
    law('operational', 'domain', 'platform'),
    law('integrations', 'domain', 'platform'),
    law('projections', 'eventstore', 'operational', 'domain', 'platform'),
    law('commands', 'eventstore', 'operational', 'domain', 'platform'),
    law('jobs', 'commands', 'projections', 'integrations', 'eventstore', 'operational', 'domain', 'platform'),
    law('api', 'commands', 'projections', 'integrations', 'operational', 'eventstore', 'jobs', 'domain', 'platform'),
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
      comment: 'web imports src/api/schemas only, so these import domain value objects only',
      severity: 'error',
      from: { path: '^src/api/schemas/' },
      to: { path: '^src/(?!api/schemas/|domain/)' },
    },
    { name: 'web-imports', severity: 'error', from: { path: '^web/' }, to: { path: '^src/(?!api/schemas/|domain/)' } },
    {
      name: 'browsers-see-public-rules',
      comment: 'abuse limits and scoring weights never ship to a browser, by whatever way',
      severity: 'error',
      from: { path: '^(web|src/api/schemas)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/domain/(rules|privateRules|overrideRules)\\.ts$', reachable: true },
    },
    {
      name: 'features-are-apart',
      comment: 'what two features need stands outside both',
      severity: 'error',
      from: { path: '^web/(couple|office)/features/([^/]+)/' },
      to: { path: '^web/$1/features/', pathNot: '^web/$1/features/$2/' },
    },
    { name: 'apps-are-apart', severity: 'error', from: { path: '^web/couple/' }, to: { path: '^web/office/' } },
    { name: 'apps-are-apart-too', severity: 'error', from: { path: '^web/office/' }, to: { path: '^web/couple/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
