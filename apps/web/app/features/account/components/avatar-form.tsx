import Button from '@mui/material/Button'
import { AVATAR_MAX_BYTES, avatarInputSchema } from '@shop/contract'
import type { Profile } from '@shop/contract/host'
import { CircleUserRound } from 'lucide-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { failureOf } from '../../../api/api-error'
import { profileApi } from '../../../api/domains/profile'
import { errorText } from '../../../api/form-errors'
import { Card, Row } from '../../../components/page'
import { productToast } from '../../../components/toast/toasts'
import { uploadUrl } from '../../../config/env'
import { useProfileChanged } from '../api/use-profile'
import styles from './avatar-form.module.css'

const rules = `a PNG, JPEG or WebP picture of at most ${AVATAR_MAX_BYTES / 1024 / 1024} MB`

interface AvatarProps {
  readonly profile: Profile
}

const Avatar = ({ profile: { avatar } }: AvatarProps) =>
  avatar ? (
    <img
      className={styles.picture}
      src={uploadUrl(avatar)}
      alt="Your avatar"
      width={96}
      height={96}
    />
  ) : (
    <CircleUserRound size={96} strokeWidth={1} aria-hidden />
  )

/** The account's picture. A chosen one is saved at once, so that it cannot be lost. */
export const AvatarForm = ({ profile }: AvatarProps) => {
  const applyProfile = useProfileChanged()
  // Also when the customer has left the panel, unlike the callbacks of `mutate`.
  const update = profileApi.updateAvatar.useMutation({
    onSuccess: ({ body: { data, message } }) => {
      void applyProfile(data)
      productToast(message ?? 'Your picture is saved.')
    },
  })
  const [isRefused, setRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const result = failureOf(update.error) === 'refused' ? 'Not saved yet.' : 'Perhaps not saved.'
  const failure = update.isError ? `${result} ${errorText(update.error)}` : undefined
  const problem = isRefused ? `This file cannot be used. Choose ${rules}.` : failure

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [avatar] = target.files ?? []
    if (!avatar) return
    update.reset()
    const { success } = z.safeParse(avatarInputSchema, { avatar })
    setRefused(!success)
    if (success) update.mutate({ body: { avatar } })
    // Choosing the same file again must fire a change event.
    target.value = ''
  }

  return (
    <Card>
      <Row>
        <Avatar profile={profile} />
        <div className={styles.content}>
          <h2>Your picture</h2>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            hidden
            aria-label="Picture file"
            onChange={choose}
          />
          <Button
            variant="outlined"
            loading={update.isPending}
            aria-describedby={noteId}
            onClick={() => input.current?.click()}
          >
            Choose a picture
          </Button>
          <p className={problem ? styles.problem : styles.note} id={noteId} role="status">
            {problem ?? `It is saved when you choose it: ${rules}.`}
          </p>
        </div>
      </Row>
    </Card>
  )
}
