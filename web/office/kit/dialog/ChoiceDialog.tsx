import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'

interface Choice {
  readonly label: string
  readonly onChoose: () => void
  readonly color?: 'primary' | 'error'
}

interface ChoiceDialogProps {
  readonly open: boolean
  readonly title: string
  /** Called on Escape and on a click on the backdrop. */
  readonly onClose: () => void
  /** The first button changes nothing; the last one is emphasised. */
  readonly choices: readonly Choice[]
  readonly children: ReactNode
  readonly size?: 'xs' | 'sm'
}

/** A question with its answers as buttons. */
export function ChoiceDialog({ open, title, onClose, choices, children, size = 'xs' }: ChoiceDialogProps) {
  const titleId = useId()
  const contentId = useId()
  return (
    <Dialog open={open} onClose={onClose} maxWidth={size} fullWidth aria-labelledby={titleId} aria-describedby={contentId}>
      <DialogTitle id={titleId} variant="h4" component="h2">
        {title}
      </DialogTitle>
      <DialogContent id={contentId}>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { px: 2, ml: 0 } }}>
        {choices.map(({ label, onChoose, color = 'primary' }, index) => {
          const isLast = index === choices.length - 1
          return (
            <Button
              key={label}
              onClick={onChoose}
              color={isLast ? color : 'inherit'}
              variant={isLast ? 'contained' : 'text'}
              autoFocus={index === 0}
            >
              {label}
            </Button>
          )
        })}
      </DialogActions>
    </Dialog>
  )
}
