import CheckIcon from '@mui/icons-material/Check'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLocaleState, useLocales } from 'react-admin'
import { useText } from '../i18n/useText.ts'
import { useMe } from '../session/useMe.ts'
import { type ModeChoice, useModeChoice } from '../theme/useMode.ts'
import { useSignOut } from './useSignOut.ts'

const modes: readonly ModeChoice[] = ['light', 'dark', 'system']

/** The signed-in person, language, appearance, and sign-out. */
export function AccountMenu() {
  const t = useText()
  const me = useMe()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [locale, setLocale] = useLocaleState()
  const locales = useLocales()
  const [mode, setMode] = useModeChoice()
  const signOut = useSignOut()
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={t('layout.account')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      >
        <PersonIcon />
      </IconButton>
      <Menu
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { dense: true }, paper: { sx: { minWidth: 240 } } }}
      >
        {me && (
          <Box component="li" role="none" sx={{ px: 2, py: 1 }}>
            <Typography variant="h6" component="p">
              {me.companyName ?? [me.firstname, me.lastname].filter(Boolean).join(' ')}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {me.email}
            </Typography>
          </Box>
        )}
        <Divider component="li" role="none" />
        <ListSubheader role="none" disableSticky sx={{ lineHeight: 2.5 }}>
          {t('layout.language')}
        </ListSubheader>
        {locales.map(({ locale: code, name }) => (
          <Choice key={code} chosen={locale === code} lang={code} onChoose={() => (close(), setLocale(code))}>
            {name}
          </Choice>
        ))}
        <Divider component="li" role="none" />
        <ListSubheader role="none" disableSticky sx={{ lineHeight: 2.5 }}>
          {t('layout.mode')}
        </ListSubheader>
        {modes.map((each) => (
          <Choice key={each} chosen={mode === each} onChoose={() => (close(), setMode(each))}>
            {t(`layout.${each}`)}
          </Choice>
        ))}
        <Divider component="li" role="none" />
        <MenuItem onClick={() => (close(), signOut())}>{t('layout.signOut')}</MenuItem>
      </Menu>
    </>
  )
}

interface ChoiceProps {
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly children: string
  readonly lang?: string
}

function Choice({ chosen, onChoose, children, lang, ...menuProps }: ChoiceProps) {
  return (
    <MenuItem role="menuitemradio" aria-checked={chosen} onClick={onChoose} lang={lang} {...menuProps}>
      <ListItemIcon>{chosen && <CheckIcon fontSize="small" />}</ListItemIcon>
      {children}
    </MenuItem>
  )
}
