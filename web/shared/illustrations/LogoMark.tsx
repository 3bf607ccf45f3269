import Box from '@mui/material/Box'

/** The logo: two rings and a leaf. Decorative, because the product's name is beside it. */
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
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="11.5" cy="19" r="7.5" />
      <circle cx="21" cy="19" r="7.5" />
      <path d="M21 11.5c-.6-3.6 1.4-6.6 5.4-7.5.9 3.9-1.2 7-5.4 7.5z" />
      <path d="M21 11.5l3.2-4.4" strokeWidth="1.2" />
    </Box>
  )
}
