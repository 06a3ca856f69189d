import UIKit
import UniformTypeIdentifiers

/// Lets the content be dragged.
private struct DragModifier: EffectModifier {
  let provider: () -> NSItemProvider
  func makeView() -> DragView { DragView() }
  func configure(_ view: DragView, _ box: EffectBox<Self>) { view.provider = provider }
}

/// A view that can be dragged.
private final class DragView: PassingView, UIDragInteractionDelegate {
  var provider: () -> NSItemProvider = { NSItemProvider() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIDragInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { fatalError("a view that can be dragged cannot be decoded from an archive") }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: provider())]
  }
}

/// Lets items be dropped on the content.
private struct DropModifier: EffectModifier {
  let types: [UTType]
  let delegate: any DropDelegate
  func makeView() -> DropView { DropView() }
  func configure(_ view: DropView, _ box: EffectBox<Self>) { (view.types, view.delegate) = (types, delegate) }
}

/// A view that items can be dropped on.
private final class DropView: PassingView, UIDropInteractionDelegate {
  var types: [UTType] = []
  var delegate: (any DropDelegate)?
  private var operation = UIDropOperation.copy

  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIDropInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { fatalError("a view for drops cannot be decoded from an archive") }

  private func info(_ session: any UIDropSession) -> DropInfo {
    DropInfo(location: session.location(in: self), providers: session.items.map(\.itemProvider))
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    let info = info(session)
    return info.hasItemsConforming(to: types) && delegate?.validateDrop(info: info) == true
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    operation = .copy
    delegate?.dropEntered(info: info(session))
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  {
    if let proposal = delegate?.dropUpdated(info: info(session)) { operation = proposal.operation.operation }
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    delegate?.dropExited(info: info(session))
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    _ = delegate?.performDrop(info: info(session))
  }
}

/// A delegate that calls a closure.
nonisolated private struct ClosureDropDelegate: DropDelegate {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool

  @MainActor func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
  @MainActor func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
  @MainActor func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return action(info.itemProviders(for: types), info.location)
  }
}

extension View {
  /// Lets the view be dragged.
  ///
  /// - Parameter data: Returns what is dragged.
  /// - Source: developer.apple.com/documentation/swiftui/view/ondrag(_:)
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    applying(DragModifier(provider: data))
  }

  /// Lets the view be dragged. The preview is the system's.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    applying(DragModifier(provider: data))
  }

  /// Sets what the view, a row of a list, gives to a drag.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/itemprovider(_:)
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    applying(DragModifier { action?() ?? NSItemProvider() })
  }

  /// Lets items be dropped on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - isTargeted: Whether items are over the view.
  ///   - action: Takes the items; returns `false` if it cannot.
  /// - Source: developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:)
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets items be dropped on the view, and tells the action the point in the coordinates of the view.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes,
      delegate: ClosureDropDelegate(types: supportedContentTypes, isTargeted: isTargeted, action: action))
  }

  /// Lets items be dropped on the view, as a delegate decides.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    applying(DropModifier(types: supportedContentTypes, delegate: delegate))
  }

  /// Lets items be dropped on the view. The types are uniform type identifiers.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Lets items be dropped on the view. The types are uniform type identifiers.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Lets items be dropped on the view, as a delegate decides. The types are uniform type identifiers.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }
}
