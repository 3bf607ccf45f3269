import Box from '@mui/material/Box'

/** A check mark that looks handwritten. Decorative. */
export function Tick() {
  return (
    <Box
      component="svg"
      viewBox="0 0 20 20"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      sx={{ width: 20, height: 20, flex: 'none', color: 'primary.main' }}
    >
      <circle cx="10" cy="10" r="8.6" strokeWidth="1.1" />
      <path d="M6.2 10.4l2.6 2.6 5-5.6" />
    </Box>
  )
}
