import UIKit

private enum ScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }

extension EnvironmentValues {
  /// The point of the content that is initially aligned with the same point of a scroll view.
  var scrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}

/// A role of a scroll view's anchor.
///
/// - Source: developer.apple.com/documentation/swiftui/scrollanchorrole
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// The role that determines the initial offset.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
  /// The role that determines the offset when the size changes.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
  /// The role that aligns content that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

extension View {
  /// Sets the part of the content that scroll views in the view initially display.
  ///
  /// - Parameter anchor: The point of the content to align, such as `.bottom` for the end; `nil` for the start.
  /// - Source: developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollAnchor, anchor)
  }

  /// Sets the part of the content that scroll views in the view initially display, for one role. Only the initial
  /// offset has an effect.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchor) { if role == .initialOffset { $0 = anchor } }
  }

  /// Calls an action when the visible fraction of the view in a scroll view crosses a threshold.
  ///
  /// - Parameter threshold: The fraction of the view, from 0 to 1.
  /// - Source: developer.apple.com/documentation/swiftui/view/onscrollvisibilitychange(threshold:_:)
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    VisibilityHolder(content: self, threshold: threshold, action: action)
  }
}

/// A view that calls an action when the visibility of its content changes.
nonisolated private struct VisibilityHolder<Content: View>: View {
  let content: Content
  let threshold: Double
  let action: (Bool) -> Void
  @State private var memory = Memory()

  @MainActor
  final class Memory {
    var isVisible: Bool?
    private(set) var action: (Bool) -> Void = { _ in }
    nonisolated init() {}

    func set(_ action: @escaping (Bool) -> Void) { self.action = action }
  }

  @MainActor var body: some View {
    let (memory, threshold) = (memory, threshold)
    let _ = memory.set(action)
    content.applying(
      VisualEffectModifier { proxy, scrolled in
        let frame = proxy.frame(in: .global)
        let view: UIView? = scrolled
        let visible = view.map { $0.convert($0.bounds, to: nil as UIView?) } ?? UIScreen.main.bounds
        let shown = frame.intersection(visible)
        let area = frame.width * frame.height
        let isVisible = !shown.isNull && area > 0 && Double(shown.width * shown.height / area) >= threshold
        guard isVisible != memory.isVisible else { return EffectChange() }
        let isFirst = memory.isVisible == nil
        memory.isVisible = isVisible
        // State must not change during layout.
        if !isFirst || isVisible { DispatchQueue.main.async { MainActor.assumeIsolated { memory.action(isVisible) } } }
        return EffectChange()
      })
  }
}
