import Box from '@mui/material/Box'

/** Two leaves that form a ring: the mark of the house. Decoration; the name stands beside it. */
export function LogoMark({ size = 30 }: { readonly size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      width={size}
      height={size}
      sx={{ display: 'block', flex: 'none' }}
      fill="none"
      stroke="currentColor"
    >
      <path d="M16 4.5a11.5 11.5 0 1 0 11.5 11.5" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M16 4.5c4.2-2.6 8.6-1.9 11 .4-2.3 3.6-6.8 5-10.4 2.9" strokeWidth="1.4" strokeLinejoin="round" />
      <path d="M27.5 16c1.9-3.6.6-7.6-2-9.4" strokeWidth="1.4" strokeLinecap="round" />
      <path d="M16.8 7.2c3-.6 6.200-1.300 9-1.900" strokeWidth="1.1" strokeLinecap="round" />
    </Box>
  )
}
