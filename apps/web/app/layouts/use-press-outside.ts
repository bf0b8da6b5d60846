import { type RefObject, useEffect, useEffectEvent } from 'react'

type Elements = readonly RefObject<Element | null>[]

/** Calls `onPress` when the pointer presses outside all of the elements, while `isActive`. */
export const usePressOutside = (isActive: boolean, elements: Elements, onPress: () => void): void => {
  const handlePress = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !elements.some(({ current }) => current?.contains(target))) onPress()
  })
  useEffect(() => {
    if (!isActive) return
    const listener = (event: PointerEvent) => handlePress(event)
    document.addEventListener('pointerdown', listener)
    return () => document.removeEventListener('pointerdown', listener)
  }, [isActive])
}
