import { AVATAR_MAX_BYTES, avatarInputSchema } from '@shop/contract'
import type { Profile } from '@shop/contract/host'
import { CircleAlert, CircleUserRound } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { api } from '../../../api/client'
import { errorText } from '../../../api/form-errors'
import { Button } from '../../../components/button'
import { Card, Row } from '../../../components/page'
import { productToast, toast } from '../../../components/toast/toasts'
import { uploadUrl } from '../../../config/env'
import { useProfileChanged } from '../api/use-profile'
import styles from './avatar-form.module.css'

const megabytes = AVATAR_MAX_BYTES / 1024 / 1024

/** Why a file cannot be uploaded, by the contract's rules; undefined for a valid picture. */
const fileError = (file: File): string | undefined => {
  if (z.safeParse(avatarInputSchema, { avatar: file }).success) return undefined
  return file.size > AVATAR_MAX_BYTES
    ? `This picture is larger than ${megabytes} MB. Choose a smaller one.`
    : 'This file is not a PNG, JPEG or WebP picture. Choose another one.'
}

/** An object URL of the chosen file, revoked with the preview. */
const usePreview = (file: File | undefined): string | undefined => {
  const [preview, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return undefined
    const url = URL.createObjectURL(file)
    setUrl(url)
    return () => {
      URL.revokeObjectURL(url)
      setUrl(undefined)
    }
  }, [file])
  return preview
}

/** Choose, preview and save the account's picture. */
export const AvatarForm = ({ profile }: { readonly profile: Profile }) => {
  const applyProfile = useProfileChanged()
  // Also when the customer has left the panel, unlike the callbacks of `mutate`.
  const update = api.profile.updateAvatar.useMutation({
    onSuccess: ({ body: { data, message } }) => {
      setFile(undefined)
      void applyProfile(data)
      productToast(message ?? 'Your picture is saved.')
    },
  })
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const preview = usePreview(file)
  const problemId = useId()
  const source = preview ?? (profile.avatar ? uploadUrl(profile.avatar) : undefined)

  const reject = (reason: string) => {
    setProblem(reason)
    setFile(undefined)
  }
  const choose = (chosen: File | undefined) => {
    const error = chosen ? fileError(chosen) : undefined
    if (error) reject(error)
    else {
      setProblem(undefined)
      setFile(chosen)
    }
    // Choosing the same file again must fire a change event.
    if (input.current) input.current.value = ''
  }
  const save = (avatar: File) =>
    update.mutate({ body: { avatar } }, { onError: (error) => void toast.error(errorText(error)) })

  return (
    <Card>
      <Row gap={2}>
        {source ? (
          <img
            className={styles.picture}
            src={source}
            alt={preview ? 'The picture you chose' : 'Your picture'}
            width={96}
            height={96}
            onError={() => preview && reject('Your browser cannot show this file as a picture. Choose another one.')}
          />
        ) : (
          <CircleUserRound size={96} strokeWidth={1} aria-hidden />
        )}
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
          {file ? (
            <Row gap={1}>
              <Button busy={update.isPending} onClick={() => save(file)}>
                Save picture
              </Button>
              <Button variant="quiet" disabled={update.isPending} onClick={() => choose(undefined)}>
                Remove preview
              </Button>
            </Row>
          ) : (
            <Button
              variant="quiet"
              aria-describedby={problem ? problemId : undefined}
              onClick={() => input.current?.click()}
            >
              Choose a picture
            </Button>
          )}
          <div aria-live="polite">
            {problem ? (
              <p className={styles.problem} id={problemId}>
                <CircleAlert className={styles.icon} size={16} aria-hidden />
                {problem}
              </p>
            ) : (
              <p className={styles.note}>PNG, JPEG or WebP, at most {megabytes} MB.</p>
            )}
          </div>
        </div>
      </Row>
    </Card>
  )
}
