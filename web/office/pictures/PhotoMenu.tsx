import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import MoreIcon from '@mui/icons-material/MoreHoriz'
import KeyIcon from '@mui/icons-material/StarOutlineRounded'
import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import type { GalleryPhoto } from '../../../src/api/schemas/pro/gallerySchemas.ts'
import { useText } from '../i18n/useText.ts'
import { overlaySx } from '../kit/order/overlaySx.ts'
import { useGallerySource } from './GallerySource.ts'
import { usePhotoChange } from './usePhotoChange.ts'

interface PhotoMenuProps {
  readonly photo: GalleryPhoto
  readonly name: string
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** The actions of a photograph. */
export function PhotoMenu({ photo, name, onEdit, onRemove }: PhotoMenuProps) {
  const t = useText()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { makeKey, changeVisibility } = useGallerySource()
  const change = usePhotoChange()
  const choose = (act: () => void) => () => {
    setAnchor(undefined)
    act()
  }
  const { isVisible } = photo
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('photos.gallery.actions', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor && id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={[overlaySx, { position: 'absolute', top: 8, right: 8 }]}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        <MenuItem onClick={choose(onEdit)}>
          <ListItemIcon>
            <EditIcon fontSize="small" />
          </ListItemIcon>
          {t('photos.gallery.editWords')}
        </MenuItem>
        <MenuItem
          disabled={photo.isKey || change.isPending}
          onClick={choose(() => change.mutate({ send: (side) => makeKey(side, photo.id) }))}
        >
          <ListItemIcon>
            <KeyIcon fontSize="small" />
          </ListItemIcon>
          {t(photo.isKey ? 'photos.gallery.isKey' : 'photos.gallery.makeKey')}
        </MenuItem>
        {changeVisibility && (
          <MenuItem
            disabled={change.isPending}
            onClick={choose(() => change.mutate({ send: (side) => changeVisibility(side, [photo.id], !isVisible) }))}
          >
            <ListItemIcon>{isVisible ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}</ListItemIcon>
            {t(isVisible ? 'photos.gallery.hide' : 'photos.gallery.show')}
          </MenuItem>
        )}
        <MenuItem onClick={choose(onRemove)} sx={{ color: 'error.main' }}>
          <ListItemIcon sx={{ color: 'inherit' }}>
            <RemoveIcon fontSize="small" />
          </ListItemIcon>
          {t('photos.gallery.remove')}
        </MenuItem>
      </Menu>
    </>
  )
}
