import CoreGraphics

/// The presentation of a compact date picker's calendar or wheels over the screen. A tap beside it dismisses it.
/// Changes take effect at once.
@MainActor
final class DatePickerCard {
  let picker = UIDatePicker(frame: .zero)
  private let overlay: MenuOverlay
  private let card: DatePickerCardView
  private let pill: DatePill
  private let didClose: () -> Void

  /// Presents a card.
  ///
  /// - Parameters:
  ///   - model: The date and its rules.
  ///   - mode: The parts of the date that can be chosen.
  ///   - choose: A closure that is called with dates that the user chooses.
  init(
    _ model: DatePickerModel, _ mode: UIDatePicker.Mode, from pill: DatePill, in window: UIWindow,
    choose: @escaping (Date) -> Void, didClose: @escaping () -> Void
  ) {
    self.pill = pill
    self.didClose = didClose
    picker.preferredDatePickerStyle = mode == .time ? .wheels : .inline
    picker.datePickerMode = mode
    picker.adopt(model)
    card = DatePickerCardView(picker)
    overlay = MenuOverlay(frame: window.bounds, isBlurred: false)
    let picker = picker
    picker.addAction(UIAction { [unowned picker] _ in choose(picker.date) }, for: .valueChanged)
    overlay.tapped = { [weak self] in
      if self?.card.frame.contains($0) == false { self?.close() }
    }
    overlay.sizeDidChange = { [weak self] in self?.close(animated: false) }
    open(in: window)
  }

  private func open(in window: UIWindow) {
    pill.isOpen = true
    card.tintColor = pill.tintColor
    ViewAnimation.withoutAnimation {
      window.addSubview(overlay)
      overlay.addSubview(card)
      let margin = window.measures.menus.compactMargin
      let size = card.fittingSize
      let places = MenuGeometry(
        room: window.bounds.inset(by: window.safeAreaInsets).insetAtMost(dx: margin, dy: margin),
        source: pill.convert(pill.bounds, to: window), menu: size, preview: nil, gap: window.measures.menus.compactGap
      ).places
      card.frame = CGRect(origin: places.menu.origin, size: size)
      overlay.layoutIfNeeded()
      showClosed()
    }
    UIView.animate(withDuration: window.measures.menus.openDuration, delay: 0, options: .allowUserInteraction) {
      self.card.alpha = 1
      self.card.transform = .identity
    }
  }

  private func showClosed() {
    let scale = card.measures.menus.closedScale
    card.alpha = 0
    card.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  func close(animated: Bool = true) {
    guard pill.isOpen else { return }
    pill.isOpen = false
    overlay.isUserInteractionEnabled = false
    didClose()
    guard animated else { return overlay.removeFromSuperview() }
    let overlay = overlay
    UIView.animate(withDuration: card.measures.menus.closeDuration) {
      self.showClosed()
    } completion: { _ in
      overlay.removeFromSuperview()
    }
  }
}
