import ExpandIcon from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { flushSync } from 'react-dom'
import type { RequestStage } from '../../../../src/domain/referenceValues.ts'
import { requestStages } from '../../../../src/domain/request/requestStages.ts'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { useMe } from '../../session/useMe.ts'
import { useRequestCommand } from './useRequestCommand.ts'

interface StageMenuProps {
  readonly request: InboxRequest
  readonly pinned: boolean
}

/** The stage of an unlocked request, with a menu to change it. */
export function StageMenu({ request: { id, stage }, pinned }: StageMenuProps) {
  const t = useText()
  const notify = useNotify()
  const me = useMe()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const move = useRequestCommand(id, 'move', 'requests.stage.moved')
  if (stage === null) return null
  const name = t(`values.requestStage.${stage}`)
  const label = t('requests.stage.label', { stage: name })
  const choose = (chosen: RequestStage) => {
    // The menu returns the focus to the button before the command disables it.
    flushSync(() => setAnchor(null))
    if (chosen !== stage) move.mutate({ stage: chosen }, { onError: () => notify('requests.stage.failed', { type: 'error' }) })
  }
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        endIcon={<ExpandIcon />}
        loading={move.isPending}
        disabled={me?.session.impersonated}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-label={label}
        data-stage={stage}
        sx={{ px: 2, flex: pinned ? 1 : 'none', minHeight: pinned ? 48 : undefined, borderColor: 'divider' }}
      >
        {pinned ? name : label}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {requestStages.map((each) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === stage}
            selected={each === stage}
            onClick={() => choose(each)}
            sx={{ minHeight: 44 }}
          >
            {t(`values.requestStage.${each}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
