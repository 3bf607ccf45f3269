/** Print styles: black on white, without what can only be clicked. */
export const printStyles = {
  '@media print': {
    '@page': { margin: '16mm' },
    ':root': { colorScheme: 'light !important' },
    'body, body *': {
      color: '#000 !important',
      backgroundColor: 'transparent !important',
      boxShadow: 'none !important',
      transition: 'none !important',
    },
    '[data-print="none"], .MuiSnackbar-root, [data-announcer]': { display: 'none !important' },
    'html, body, #root': { height: 'auto !important' },
    thead: { display: 'table-header-group' },
    'tr, li, section > header': { breakInside: 'avoid' },
  },
} as const
