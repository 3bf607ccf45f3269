import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'

const shownForMs = 6_000

interface ProjectNewsProps {
  readonly open: boolean
  readonly text: string
  readonly onClose: () => void
}

/** A snackbar that confirms what the couple just did. */
export function ProjectNews({ open, text, onClose }: ProjectNewsProps) {
  return (
    <Snackbar open={open} autoHideDuration={shownForMs} onClose={(_, reason) => reason !== 'clickaway' && onClose()}>
      <Alert severity="success" onClose={onClose}>
        {text}
      </Alert>
    </Snackbar>
  )
}
