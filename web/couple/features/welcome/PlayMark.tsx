import Box from '@mui/material/Box'

/** A play or pause icon. Decorative, because the button has a label. */
export function PlayMark({ playing = false }: { readonly playing?: boolean }) {
  return (
    <Box component="svg" viewBox="0 0 44 44" aria-hidden sx={{ width: 44, height: 44, flex: 'none' }}>
      <circle cx="22" cy="22" r="22" fill="currentColor" />
      <Box
        component="path"
        d={playing ? 'M15 14h5v16h-5zM24 14h5v16h-5z' : 'M18 14l12 8-12 8z'}
        sx={{ fill: (theme) => theme.palette.background.default }}
      />
    </Box>
  )
}
