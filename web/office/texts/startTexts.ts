import type { TextFile } from './sourceTexts.ts'

/** Texts loaded on every page: the layout, the kit, react-admin, the pages' names, and values that the palette shows. */
export const startTexts = ['kit', 'layout', 'pages', 'ra', 'values'] as const satisfies readonly TextFile[]
