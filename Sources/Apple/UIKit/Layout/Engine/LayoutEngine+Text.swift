import LayoutSolver

// Text whose height depends on its width.
//
// A text first wants the width that it has without line breaks. Where layout gives it less, it is measured at that
// width, gets the height it needs there, and from then on wants the width of its longest line. Where it is held at the
// given width anyway, the wish makes no difference and is taken back. Shrunk texts begin anew in each update: there
// may be more room now.

extension LayoutEngine {
  /// Takes over new text, and returns the size to go by until its width is known.
  func takeOverText(of slot: LayoutSlot, _ view: UIView, _ size: CGSize) -> CGSize {
    guard let text = view as? any WidthDependentHeight else { return size }
    let limit = slot.text?.limit
    guard let measured = text.intrinsicSize(forWidth: limit ?? size.width) else {
      slot.text = nil
      return size
    }
    slot.text = TextMeasure(naturalWidth: Double(size.width), limit: limit, size: measured)
    // Whatever width it had, new text may be shorter or longer.
    unmeasuredText.append(slot)
    return CGSize(width: size.width, height: measured.height)
  }

  /// Has shrunk texts want their natural width again.
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

  /// Constraints on a text have come or gone: it may no longer be held at its width.
  func textMayBeFreed(_ slot: LayoutSlot) {
    guard slot.text?.heldAt != nil else { return }
    slot.text?.heldAt = nil
    unmeasuredText.append(slot)
  }

  /// Measures texts that have got another width.
  func measure(_ slots: [LayoutSlot]) {
    for slot in slots where !slot.isGone && slot.text?.isShrunk == false { measure(slot) }
  }

  private func measure(_ slot: LayoutSlot) {
    guard let view = slot.item.view as? any WidthDependentHeight, var text = slot.text else { return }
    // Measure at the width that the frame will have: a line that fits must not break for a hair's breadth.
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

  /// Texts that stayed as wide as they were want their natural width again: what holds them there does so either way.
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
