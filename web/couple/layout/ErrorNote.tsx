import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A light substitute for MUI's `Alert`, for pages that should not wait for its code. */
export function ErrorNote({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      role="alert"
      sx={{
        mt: 2,
        px: 2,
        py: 1.75,
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        borderRadius: 1,
        bgcolor: 'error.light',
        color: 'error.main',
        typography: 'body2',
      }}
    >
      <ErrorOutlineIcon aria-hidden sx={{ fontSize: 22, opacity: 0.9 }} />
      <Box component="span" sx={{ flex: '1 1 0', minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  )
}
