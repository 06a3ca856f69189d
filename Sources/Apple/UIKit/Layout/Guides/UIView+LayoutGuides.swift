// The guides of views: those of the system and those that the app adds.

extension UIView {
  /// The part of the view that bars and the corners of the screen don't cover.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") { UILayoutGuide() }
  }

  /// The part of the view inside its layout margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide") { UILayoutGuide() }
  }

  /// The part of the view inside its margins that is narrow enough for readable text.
  public final var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent, "UIViewReadableContentGuide") { UILayoutGuide() }
  }

  /// The part of the view that the keyboard covers.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard, "UIViewKeyboardLayoutGuide") { UIKeyboardLayoutGuide() }
  }

  /// The guides that were added to the view.
  public final var layoutGuides: [UILayoutGuide] { layoutStateStorage?.guides ?? [] }

  /// Adds a guide and removes it from its previous view.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.setOwner(self)
    layoutState.guides.append(layoutGuide)
  }

  /// Removes a guide and all constraints that refer to it. Has no effect for guides of other views.
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
