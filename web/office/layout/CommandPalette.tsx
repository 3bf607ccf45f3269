import SearchIcon from '@mui/icons-material/Search'
import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { searchLength } from '../../../src/api/schemas/pro/searchLength.ts'
import { visuallyHidden } from '../../shared/theme/visuallyHidden.ts'
import { useText } from '../i18n/useText.ts'
import type { Destination } from './destination.ts'
import { useDestinations } from './useDestinations.ts'

interface CommandPaletteProps {
  /** The text typed while the palette was loading. */
  readonly early: string
  readonly onClose: () => void
}

/** Opens any page or record by its name. */
export function CommandPalette({ early, onClose }: CommandPaletteProps) {
  const t = useText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(early)
  const { destinations, isSearching, hasFailed, retry } = useDestinations(typed.trim())
  const go = (destination: Destination | null) => {
    if (!destination) return
    onClose()
    void navigate(destination.path)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}>
      <DialogTitle sx={visuallyHidden}>{t('layout.palette.open')}</DialogTitle>
      <Autocomplete
        open
        disablePortal
        autoHighlight
        options={[...destinations]}
        // The server has already filtered the options.
        filterOptions={(all) => all}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ path }) => path}
        renderOption={({ key, ...option }, { name, line, group }) => (
          <Box key={key} component="li" {...option} sx={{ gap: 2 }}>
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              {name}
              {line !== '' && (
                <Typography variant="caption" color="textSecondary" noWrap sx={{ display: 'block' }}>
                  {line}
                </Typography>
              )}
            </Box>
            <Typography component="span" variant="caption" color="textSecondary">
              {group}
            </Typography>
          </Box>
        )}
        inputValue={typed}
        onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
        value={null}
        onChange={(_event, destination) => go(destination)}
        onClose={(_event, reason) => reason === 'escape' && onClose()}
        loading={isSearching}
        loadingText={t('layout.loading')}
        noOptionsText={hasFailed ? '' : t('layout.palette.nothing')}
        forcePopupIcon={false}
        slotProps={{
          // Rendered within the dialog, which would otherwise cut the list off.
          popper: { style: { width: '100%' }, sx: { position: 'static !important', transform: 'none !important' } },
          paper: { elevation: 0 },
          listbox: { sx: { maxHeight: '50dvh' } },
        }}
        renderInput={(input) => (
          <TextField
            {...input}
            autoFocus
            placeholder={t('layout.palette.hint')}
            slotProps={{
              ...input.slotProps,
              htmlInput: { ...input.slotProps.htmlInput, 'aria-label': t('layout.palette.open'), maxLength: searchLength.most },
              input: {
                ...input.slotProps.input,
                startAdornment: (
                  <InputAdornment position="start" sx={{ ml: 1, mr: 0 }}>
                    <SearchIcon fontSize="small" aria-hidden />
                  </InputAdornment>
                ),
              },
            }}
            sx={{ p: 1.5 }}
          />
        )}
      />
      {hasFailed && (
        <Alert
          severity="error"
          sx={{ m: 1.5, mt: 0 }}
          action={
            <Button color="inherit" size="small" onClick={retry}>
              {t('layout.retry')}
            </Button>
          }
        >
          {t('layout.palette.failed')}
        </Alert>
      )}
    </Dialog>
  )
}
