import UIKit

/// A view that a layout places.
///
/// Unchecked: The box is used only on the main actor.
///
/// - Source: developer.apple.com/documentation/swiftui/layoutsubview
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let box: Box

  /// Returns whether two values are equal.
  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool { first.box === second.box }

  /// The value of the view for a key, or the default if none is set.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    MainActor.assumingIsolated { box.traitValue(ObjectIdentifier(K.self)) as? K.Value ?? K.defaultValue }
  }

  /// The layout priority, as set with `layoutPriority(_:)`.
  ///
  /// - Default: 0.
  public var priority: Double { MainActor.assumeIsolated { box.priority } }

  /// Returns the size of the view for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { box.sizeThatFits(proposal) }
  }

  /// Returns the size and the alignment guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumingIsolated { box.dimensions(proposal) }
  }

  /// The preferred distances of the view from other views.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { box.spacing } }

  /// Places the view.
  ///
  /// - Parameters:
  ///   - position: The position in the bounds of the layout.
  ///   - anchor: The point of the view that is placed at `position`.
  ///   - proposal: The proposal to the view.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    MainActor.assumeIsolated {
      let size = box.sizeThatFits(proposal)
      let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
      box.pending = Box.Placement(origin: origin, proposal: proposal, size: size)
    }
  }
}
