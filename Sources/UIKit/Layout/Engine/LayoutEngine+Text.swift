import LayoutSolver

// Text whose height depends on its width.
//
// A text wants the width that it has without line breaks. Where layout gives it less, it is measured at that width, gets the
// height it needs there, and keeps to the width: as on iOS it does not draw in to the longest of its lines.

extension LayoutEngine {
  /// Takes over new text, and returns the size to go by until its width is known.
  func takeOverText(of slot: LayoutSlot, _ view: UIView, _ size: CGSize) -> CGSize {
    guard let text = view as? any WidthDependentHeight else { return size }
    let limit = slot.text?.limit
    guard let measured = text.intrinsicSize(forWidth: limit ?? size.width) else {
      slot.text = nil
      return size
    }
    slot.text = TextMeasure(limit: limit, size: measured)
    // Whatever width it had, new text may be shorter or longer.
    unmeasuredText.append(slot)
    return CGSize(width: size.width, height: measured.height)
  }

  /// Measures texts that have got another width.
  func measure(_ slots: [LayoutSlot]) {
    for slot in slots where !slot.isGone { measure(slot) }
  }

  private func measure(_ slot: LayoutSlot) {
    guard let view = slot.item.view as? any WidthDependentHeight, var text = slot.text else { return }
    // Measure at the width that the frame will have: a line that fits must not break for a hair's breadth.
    let scale = max(Double(view.traitCollection.displayScale), 1)
    let width = CGFloat(FrameRounding.round(max(0, solver.value(of: slot.width)), scale: scale))
    if text.limit != width {
      guard let size = view.intrinsicSize(forWidth: width) else { return }
      text.limit = width
      text.size = size
    }
    setHeight(Double(text.size.height), of: slot, view)
    slot.text = text
  }
}
