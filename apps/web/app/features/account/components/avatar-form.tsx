import { AVATAR_MAX_BYTES, avatarInputSchema, type Profile } from '@shop/contract'
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

/** What is wrong with a picture before it is sent, by the contract's rules. */
const problemOf = (file: File): string | undefined => {
  if (z.safeParse(avatarInputSchema, { avatar: file }).success) return undefined
  return file.size > AVATAR_MAX_BYTES
    ? `This picture is larger than ${megabytes} MB. Choose a smaller one.`
    : 'This file is not a PNG, JPEG or WebP picture. Choose another one.'
}

/** An address for the chosen file while it is looked at; let go of afterwards. */
const usePreview = (file: File | undefined): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return undefined
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [file])
  return address
}

/** The picture: chosen, looked at, then kept or not. The header shows the new one at once. */
export const AvatarForm = ({ profile }: { readonly profile: Profile }) => {
  const update = api.profile.updateAvatar.useMutation()
  const changed = useProfileChanged()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const preview = usePreview(file)
  const problemId = useId()
  const source = preview ?? (profile.avatar ? uploadUrl(profile.avatar) : undefined)

  const refuse = (why: string) => {
    setProblem(why)
    setFile(undefined)
  }
  const choose = (chosen: File | undefined) => {
    const found = chosen ? problemOf(chosen) : undefined
    if (found) refuse(found)
    else {
      setProblem(undefined)
      setFile(chosen)
    }
    // The same file, mended, must be a change again.
    if (input.current) input.current.value = ''
  }
  const keep = (avatar: File) =>
    update.mutate(
      { body: { avatar } },
      {
        onSuccess: ({ body: { data, message } }) => {
          setFile(undefined)
          void changed(data)
          productToast('success', message)
        },
        onError: (error) => toast.error(errorText(error)),
      },
    )

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
            onError={() => preview && refuse('Your browser cannot show this file as a picture. Choose another one.')}
          />
        ) : (
          <CircleUserRound size={96} strokeWidth={1} aria-hidden />
        )}
        <div className={styles.beside}>
          <h2 className={styles.heading}>Your picture</h2>
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
              <Button busy={update.isPending} onClick={() => keep(file)}>
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
