import UIKit
import UniformTypeIdentifiers

/// A modifier that allows the content to be dragged.
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

/// A modifier that allows items to be dropped on the content.
private struct DropModifier: EffectModifier {
  let types: [UTType]
  let delegate: any DropDelegate
  func makeView() -> DropView { DropView() }
  func configure(_ view: DropView, _ box: EffectBox<Self>) { (view.types, view.delegate) = (types, delegate) }
}

/// A view on which items can be dropped.
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

/// A drop delegate that calls a closure.
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
  /// Allows the view to be dragged.
  ///
  /// - Parameter data: A closure that returns the dragged item.
  /// - Source: developer.apple.com/documentation/swiftui/view/ondrag(_:)
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    applying(DragModifier(provider: data))
  }

  /// Allows the view to be dragged with the system's preview.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    applying(DragModifier(provider: data))
  }

  /// Sets the provider of the item that a drag of the view, a row of a list, provides.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/itemprovider(_:)
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    applying(DragModifier { action?() ?? NSItemProvider() })
  }

  /// Allows items to be dropped on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - isTargeted: Whether items are over the view.
  ///   - action: A closure that accepts the items. It returns `false` if it cannot accept them.
  /// - Source: developer.apple.com/documentation/swiftui/view/ondrop(of:istargeted:perform:)
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Allows items to be dropped on the view, and passes the location in the coordinates of the view to the action.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes,
      delegate: ClosureDropDelegate(types: supportedContentTypes, isTargeted: isTargeted, action: action))
  }

  /// Allows items to be dropped on the view. A delegate handles the drops.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    applying(DropModifier(types: supportedContentTypes, delegate: delegate))
  }

  /// Allows items to be dropped on the view. The types are uniform type identifiers.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Allows items to be dropped on the view. The types are uniform type identifiers.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Allows items to be dropped on the view. A delegate handles the drops. The types are uniform type identifiers.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }
}
