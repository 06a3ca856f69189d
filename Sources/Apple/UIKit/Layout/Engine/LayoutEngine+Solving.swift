import LayoutSolver

// The update of all values.

extension LayoutEngine {
  /// The maximum number of rounds for sizes that depend on other sizes in one update.
  private static let maxRounds = 16

  /// Applies the changes and solves the system. Has no cost if nothing changed.
  ///
  /// The superviews of views whose rectangle changed are laid out.
  func update() {
    // Views are asked for the size of their content here and may call back.
    guard isDirty, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    restoreShrunkText()
    for _ in 0..<Self.maxRounds {
      takeOverScans()
      takeOverChangedConstraints()
      takeOverChangedSlots()
      removeIdleSlots()
      guard needsSolving || !unmeasuredText.isEmpty else { break }
      needsSolving = false
      solveWithoutConflicts()
      followChanges()
    }
    if conflictsInUpdate > 0 { closeConflictReports() }
  }

  /// Updates the values that depend on the solution: layout of the superviews, heights of texts, guides with limited
  /// width.
  private func followChanges() {
    var measured = unmeasuredText
    unmeasuredText = []
    var views: [UIView] = []
    solver.takeChangedVariables { variable in
      guard let slot = slotsOfVariables[Int(variable.index)]?.takeUnretainedValue() else { return }
      let isWidth = variable == slot.width
      if slot.text != nil, isWidth { measured.append(slot) }
      if isWidth || variable == slot.height, let state = slot.item.view?.layoutStateStorage {
        for guide in state.systemGuides where guide.role.dependsOnSize {
          if let guideSlot = self.slot(of: guide.item) { change(guideSlot, .box) }
        }
      }
      if isMeasuring { return }
      if let view = slot.item.view {
        guard !view.translatesAutoresizingMaskIntoConstraints, let superview = view.superviewStorage else { return }
        views.append(superview)
      } else if let owner = slot.item.guide?.owner {
        views.append(owner)
      }
    }
    for view in views { view.setNeedsLayout() }
    measure(measured)
    if !needsSolving { takeBackVainShrinking() }
  }

  /// Returns the rectangle of a slot, rounded to pixels: the frame of a view or the `layoutFrame` of a guide.
  func frame(of slot: LayoutSlot, scale: CGFloat) -> CGRect {
    let insets = slot.insets
    return FrameRounding.frame(
      x: value(of: slot.minX) - insets.left, y: value(of: slot.minY) - insets.top,
      width: value(of: slot.width) + slot.horizontalInsets, height: value(of: slot.height) + slot.verticalInsets,
      scale: scale)
  }

  /// Returns a solved value limited for frames.
  func value(of variable: Variable) -> Double {
    LayoutNumbers.length(solver.value(of: variable))
  }
}
