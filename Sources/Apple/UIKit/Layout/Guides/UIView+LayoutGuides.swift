// The guides of views: the system's, and those that the app adds.

extension UIView {
  /// The part of the view that bars and the screen's corners leave free.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") { UILayoutGuide() }
  }

  /// The part of the view within its layout margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide") { UILayoutGuide() }
  }

  /// The part of the view within its margins that is narrow enough for text to read well.
  public final var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent, "UIViewReadableContentGuide") { UILayoutGuide() }
  }

  /// The space that the keyboard takes at the bottom of the view.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard, "UIViewKeyboardLayoutGuide") { UIKeyboardLayoutGuide() }
  }

  /// The guides that were added to the view.
  public final var layoutGuides: [UILayoutGuide] { layoutStateStorage?.guides ?? [] }

  /// Adds a guide, taking it from its present view first.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.setOwner(self)
    layoutState.guides.append(layoutGuide)
  }

  /// Removes a guide, and every constraint that names it. Guides of other views are left alone.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let state = layoutStateStorage, let index = state.guides.firstIndex(where: { $0 === layoutGuide }) else {
      return
    }
    ConstraintLayout.guideWillLeave(layoutGuide, of: self)
    state.guides.remove(at: index)
    layoutGuide.setOwner(nil)
  }

  func systemGuide<Guide: UILayoutGuide>(
    _ role: GuideRole, _ identifier: String, make: () -> Guide
  ) -> Guide {
    let state = layoutState
    if let guide = state.systemGuides.first(where: { $0.role == role }) as? Guide { return guide }
    let guide = make()
    guide.role = role
    guide.identifier = identifier
    guide.setOwner(self)
    state.systemGuides.append(guide)
    return guide
  }
}
