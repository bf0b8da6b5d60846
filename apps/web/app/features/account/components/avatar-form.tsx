import Button from '@mui/material/Button'
import { AVATAR_MAX_BYTES, avatarInputSchema } from '@shop/contract'
import type { Profile } from '@shop/contract/host'
import { CircleAlert, CircleUserRound } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { profileApi } from '../../../api/domains/profile'
import { errorText } from '../../../api/form-errors'
import { Card, Row } from '../../../components/page'
import { productToast, toast } from '../../../components/toast/toasts'
import { uploadUrl } from '../../../config/env'
import { useProfileChanged } from '../api/use-profile'
import styles from './avatar-form.module.css'

const megabytes = AVATAR_MAX_BYTES / 1024 / 1024

/** Why a file cannot be uploaded; undefined for one that the server may accept. */
const fileError = (file: File): string | undefined => {
  if (file.size > AVATAR_MAX_BYTES)
    return `This picture is larger than ${megabytes} MB. Choose a smaller one.`
  return z.safeParse(avatarInputSchema, { avatar: file }).success
    ? undefined
    : 'This file is not a PNG, JPEG or WebP picture. Choose another one.'
}

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

const Problem = ({ id, text }: { readonly id: string; readonly text: string }) => (
  <p className={styles.problem} id={id}>
    <CircleAlert className={styles.icon} size={16} aria-hidden />
    <span>{text}</span>
  </p>
)

const TryAgain = ({ onClick }: { readonly onClick: () => void }) => (
  <Button variant="text" onClick={onClick}>
    Try again
  </Button>
)

const FileNote = () => (
  <p className={styles.note}>
    PNG, JPEG or WebP, at most {megabytes} MB. It is saved when you choose it.
  </p>
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
    onError: () => {
      // The panel, which shows the error, is gone.
      if (!input.current) toast.error('Your picture could not be saved. Choose it again.')
    },
  })
  const [invalid, setInvalid] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const problemId = useId()
  const problem =
    invalid ?? (update.isError ? `Not saved yet. ${errorText(update.error)}` : undefined)

  const choose = (file: File | undefined) => {
    // Choosing the same file again must fire a change event.
    if (input.current) input.current.value = ''
    if (!file) return
    update.reset()
    const error = fileError(file)
    setInvalid(error)
    if (!error) update.mutate({ body: { avatar: file } })
  }

  return (
    <Card>
      <Row gap={2}>
        <Avatar profile={profile} />
        <div className={styles.content}>
          <h2>Your picture</h2>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            hidden
            aria-label="Picture file"
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <Row gap={2}>
            <Button
              variant="outlined"
              loading={update.isPending}
              aria-describedby={problem ? problemId : undefined}
              onClick={() => input.current?.click()}
            >
              Choose a picture
            </Button>
            {update.isError ? <TryAgain onClick={() => update.mutate(update.variables)} /> : null}
          </Row>
          <div aria-live="polite">
            {problem ? <Problem id={problemId} text={problem} /> : <FileNote />}
          </div>
        </div>
      </Row>
    </Card>
  )
}
