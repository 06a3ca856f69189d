import Foundation

@testable import UIKit

/// Returns a root on a screen of a known scale.
@MainActor
func makeRoot(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  root.traitOverrides.displayScale = scale
  return root
}

/// Adds a view for layout by constraints to a superview.
@MainActor
@discardableResult
func place<View: UIView>(_ view: View, in superview: UIView) -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(view)
  return view
}

@MainActor
@discardableResult
func place(in superview: UIView) -> UIView { place(UIView(), in: superview) }

@MainActor
func activate(_ constraints: NSLayoutConstraint...) {
  NSLayoutConstraint.activate(constraints)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A view with an intrinsic content size, as a label or an image view has.
final class ContentView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  var insets: UIEdgeInsets = .zero

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// A view with wrapping text, with characters 10 points wide and lines 20 points high.
final class WrappingView: UIView, WidthDependentHeight, TextBaselines {
  var characters: Int {
    didSet { invalidateIntrinsicContentSize() }
  }
  private(set) var measurements = 0

  init(characters: Int) {
    self.characters = characters
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(characters) * 10, height: 20) }

  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    intrinsicSize(forWidth: width)?.height
  }

  func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    measurements += 1
    let perLine = max(1, Int(width / 10))
    let lines = (characters + perLine - 1) / perLine
    return CGSize(width: CGFloat(min(characters, perLine)) * 10, height: CGFloat(lines) * 20)
  }

  var firstBaselineOffsetFromTop: CGFloat { 15 }
  var lastBaselineOffsetFromBottom: CGFloat { 5 }
}

/// Returns the conflicts that layout in a closure reports.
@MainActor
func reportedConflicts(_ body: () -> Void) -> [UnsatisfiableConstraints] {
  UserInterface.current.layoutConflicts.removeAll()
  UserInterface.current.diagnosticListener = { _ in }
  defer {
    UserInterface.current.diagnosticListener = nil
    UserInterface.current.layoutConflicts.removeAll()
  }
  body()
  return UserInterface.current.layoutConflicts.recent
}
