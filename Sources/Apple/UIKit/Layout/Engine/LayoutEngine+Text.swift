import LayoutSolver

// Text whose height depends on its width.
//
// A text first has its natural width, without line breaks. If layout makes it narrower, it is measured at that width
// and gets the resulting height and the width of its longest line. If constraints fix the width, the latter has no
// effect and is reverted. Such texts start again in each update, since there may be more space.

extension LayoutEngine {
  /// Updates the text and returns the size to use until its width is known.
  func takeOverText(of slot: LayoutSlot, _ view: UIView, _ size: CGSize) -> CGSize {
    guard let text = view as? any WidthDependentHeight else { return size }
    let limit = slot.text?.limit
    guard let measured = text.intrinsicSize(forWidth: limit ?? size.width) else {
      slot.text = nil
      return size
    }
    slot.text = TextMeasure(naturalWidth: Double(size.width), limit: limit, size: measured)
    // New text may be shorter or longer, regardless of its previous width.
    unmeasuredText.append(slot)
    return CGSize(width: size.width, height: measured.height)
  }

  /// Restores the natural width of texts with the width of their longest line.
  func restoreShrunkText() {
    let slots = shrunkText
    shrunkText = []
    for slot in slots where !slot.isGone && slot.text?.isShrunk == true {
      restoreWidth(of: slot)
      unmeasuredText.append(slot)
    }
  }

  private func restoreWidth(of slot: LayoutSlot) {
    guard let view = slot.item.view, let text = slot.text else { return }
    slot.text?.isShrunk = false
    setWidth(text.naturalWidth, of: slot, view)
  }

  /// Updates a text after its constraints changed, since they may no longer fix its width.
  func textMayBeFreed(_ slot: LayoutSlot) {
    guard slot.text?.heldAt != nil else { return }
    slot.text?.heldAt = nil
    unmeasuredText.append(slot)
  }

  /// Measures texts whose width changed.
  func measure(_ slots: [LayoutSlot]) {
    for slot in slots where !slot.isGone && slot.text?.isShrunk == false { measure(slot) }
  }

  private func measure(_ slot: LayoutSlot) {
    guard let view = slot.item.view as? any WidthDependentHeight, var text = slot.text else { return }
    // The width is that of the rounded frame, so that rounding doesn't break a line that fits.
    let scale = max(Double(view.traitCollection.displayScale), 1)
    let width = CGFloat(FrameRounding.round(max(0, value(of: slot.width)), scale: scale))
    if text.limit != width {
      guard let size = view.intrinsicSize(forWidth: width) else { return }
      text.limit = width
      text.size = size
    }
    setHeight(Double(text.size.height), of: slot, view)
    if text.size.width < width, Double(text.size.width) < text.naturalWidth, !text.wasHeld(at: width) {
      text.isShrunk = true
      setWidth(Double(text.size.width), of: slot, view)
      shrunkText.append(slot)
    }
    slot.text = text
  }

  /// Restores the natural width of texts that didn't become narrower, since constraints fix their width.
  func takeBackVainShrinking() {
    let slots = shrunkText
    shrunkText = []
    for slot in slots {
      guard !slot.isGone, let text = slot.text, text.isShrunk, let limit = text.limit else { continue }
      let scale = max(Double(slot.item.view?.traitCollection.displayScale ?? 1), 1)
      if FrameRounding.round(value(of: slot.width), scale: scale) == Double(limit) {
        restoreWidth(of: slot)
        slot.text?.heldAt = limit
      } else {
        shrunkText.append(slot)
      }
    }
  }
}
