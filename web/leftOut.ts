import type { Plugin } from 'vite'

interface LeftOut {
  readonly file: RegExp
  /** Its exports beside the default one. */
  readonly names: readonly string[]
}

/** Never asked for by either app, and brought along all the same. */
const parts: readonly LeftOut[] = [
  // Themes of CSS variables, 9 kB compressed: ours has none (web/shared/theme/theme.ts).
  { file: /@mui\/material\/styles\/createThemeWithVars\.mjs$/, names: ['createGetCssVar'] },
  {
    file: /@mui\/material\/styles\/ThemeProviderWithVars\.mjs$/,
    names: ['CssVarsProvider', 'useColorScheme', 'getInitColorSchemeScript', 'Experimental_CssVarsProvider'],
  },
  // For Emotion's `withTheme` alone.
  { file: /@emotion\/react\/_isolated-hnrs\/.*\.js$/, names: [] },
  { file: /hoist-non-react-statics\/.*\.js$/, names: [] },
  // Descriptions of schemas for other programs, which the server alone gives.
  {
    file: /zod\/v4\/core\/to-json-schema\.js$/,
    names: [
      'createStandardJSONSchemaMethod',
      'createToJSONSchemaMethod',
      'extractDefs',
      'finalize',
      'handleUnrepresentable',
      'initializeContext',
      'process',
      'processSchema',
    ],
  },
  // react-admin's own export of lists: ours are made by the server (`exporter={false}`).
  { file: /jsonexport\/dist\/.*\.js$/, names: [] },
]

/** Leaves out of a build what libraries bring along and the apps never ask for; asked for, it throws. */
export function withoutParts(): Plugin {
  return {
    name: 'without-parts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const part = parts.find(({ file }) => file.test(id))
      if (!part) return null
      const message = `left out of the build (web/leftOut.ts): ${id.replace(/.*node_modules\//, '')}`
      return [
        `function leftOut() { throw new Error(${JSON.stringify(message)}) }`,
        'export default leftOut',
        ...part.names.map((name) => `export const ${name} = leftOut`),
      ].join('\n')
    },
  }
}
