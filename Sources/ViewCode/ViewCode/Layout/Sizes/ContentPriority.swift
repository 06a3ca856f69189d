import UIKit

/// A content priority of a view: a line of ``Layout`` other than a constraint.
///
/// ```swift
/// title.hug(.horizontal)
/// price.resist(.horizontal, at: .required)
/// ```
///
/// It applies while its layout is active. Afterwards, the previous priority is restored.
@MainActor
public final class ContentPriority: LayoutPart {
  enum Kind {
    case hugging
    case compressionResistance
  }

  private weak var view: UIView?
  private let kind: Kind
  private let axes: [NSLayoutConstraint.Axis]
  private let priority: UILayoutPriority
  private var before: [UILayoutPriority]?

  init(_ view: UIView, _ kind: Kind, _ axes: [NSLayoutConstraint.Axis], _ priority: UILayoutPriority) {
    self.view = view
    self.kind = kind
    self.axes = axes
    self.priority = priority
  }

  func activate(in root: UIView?) {
    guard before == nil, let view else { return }
    before = axes.map { current($0, of: view) }
    for axis in axes { set(priority, axis) }
  }

  func deactivate() {
    guard let before else { return }
    for (axis, priority) in zip(axes, before) { set(priority, axis) }
    self.before = nil
  }

  func adapt(to root: UIView) {}

  private func current(_ axis: NSLayoutConstraint.Axis, of view: UIView) -> UILayoutPriority {
    switch kind {
    case .hugging: view.contentHuggingPriority(for: axis)
    case .compressionResistance: view.contentCompressionResistancePriority(for: axis)
    }
  }

  private func set(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    switch kind {
    case .hugging: view?.setContentHuggingPriority(priority, for: axis)
    case .compressionResistance: view?.setContentCompressionResistancePriority(priority, for: axis)
    }
  }
}

extension UIView {
  /// Returns a content hugging priority, with which the view stays as small as its content.
  ///
  /// - Parameters:
  ///   - axes: The axes. Default: both.
  ///   - priority: The priority. Default: required.
  public func hug(_ axes: NSLayoutConstraint.Axis..., at priority: UILayoutPriority = .required) -> ContentPriority {
    ContentPriority(self, .hugging, axes.isEmpty ? [.horizontal, .vertical] : axes, priority)
  }

  /// Returns a compression resistance priority, with which the view displays all of its content.
  ///
  /// - Parameters:
  ///   - axes: The axes. Default: both.
  ///   - priority: The priority. Default: required.
  public func resist(_ axes: NSLayoutConstraint.Axis..., at priority: UILayoutPriority = .required) -> ContentPriority {
    ContentPriority(self, .compressionResistance, axes.isEmpty ? [.horizontal, .vertical] : axes, priority)
  }
}
