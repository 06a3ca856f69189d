import Foundation

/// A drag from its beginning to its end, with the messages to the views and the previews under the finger.
@MainActor
final class DragInProgress: NSObject, UIDragSession, UIDropSession {
  private weak var source: UIDragInteraction?
  private let window: UIWindow
  private var point: CGPoint
  private var picture: UIView?
  private var lifted: UITargetedDragPreview?
  private var origin = CGPoint.zero
  private var grip = CGVector.zero
  /// The interaction that the drag is over.
  private var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  /// The interactions that have been told of the drag, in order.
  private var visited: [UIDropInteraction] = []
  private var isOver = false

  var items: [UIDragItem] = []
  var localContext: Any?

  // The scale of the lifted preview. Estimated from recordings by Apple.
  private static let lift: CGFloat = 1.05
  private static let duration: TimeInterval = 0.25

  init(of source: UIDragInteraction, in window: UIWindow, at point: CGPoint) {
    self.source = source
    self.window = window
    self.point = point
    super.init()
  }

  // MARK: - Public state

  func location(in view: UIView) -> CGPoint { view.convert(point, from: window as UIView?) }

  var allowsMoveOperation: Bool {
    source.flatMap { source in source.delegate?.dragInteraction(source, sessionAllowsMoveOperation: self) } ?? true
  }

  var isRestrictedToDraggingApplication: Bool {
    source.flatMap { $0.delegate?.dragInteraction($0, sessionIsRestrictedToDraggingApplication: self) } ?? false
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  var localDragSession: (any UIDragSession)? { self }

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let loadable = items.filter { $0.itemProvider.canLoadObject(ofClass: aClass) }
    let progress = Progress(totalUnitCount: Int64(loadable.count))
    let collected = LoadedObjects(count: loadable.count) { objects in
      progress.completedUnitCount = progress.totalUnitCount
      completion(objects)
    }
    for (index, item) in loadable.enumerated() {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in collected.add(object, at: index) }
    }
    if loadable.isEmpty { collected.finish() }
    return progress
  }

  // MARK: - Movement

  func begin() {
    guard let source, let delegate = source.delegate else { return }
    delegate.dragInteraction(source, sessionWillBegin: self)
    if let item = items.first, let preview = delegate.dragInteraction(source, previewForLifting: item, session: self) {
      lifted = preview
      origin = window.convert(preview.target.center, from: preview.target.container)
      grip = CGVector(dx: origin.x - point.x, dy: origin.y - point.y)
      if let provider = item.previewProvider {
        if let custom = provider() { showPicture(of: custom.view, custom.parameters) }
      } else {
        showPicture(of: preview.view, preview.parameters)
      }
    }
    update()
  }

  private func showPicture(of view: UIView, _ parameters: UIPreviewParameters) {
    guard view.bounds.width > 0, view.bounds.height > 0, let content = view.snapshotView(afterScreenUpdates: false)
    else { return }
    let shown = UIView(frame: content.bounds)
    shown.addSubview(content)
    shown.center = origin
    shown.isUserInteractionEnabled = false
    shown.layer.shadowColor = UIColor.black.cgColor
    shown.layer.shadowOpacity = 0.2
    shown.layer.shadowRadius = 10
    shown.layer.shadowPath = (parameters.shadowPath ?? parameters.visiblePath)?.cgPath
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      content.layer.mask = mask
    }
    ViewAnimation.withoutAnimation { window.addSubview(shown) }
    picture = shown
    UIView.animate(withDuration: Self.duration) {
      shown.transform = CGAffineTransform(scaleX: Self.lift, y: Self.lift)
    }
  }

  func move(to new: CGPoint) {
    guard !isOver else { return }
    point = new
    picture?.center = CGPoint(x: new.x + grip.dx, y: new.y + grip.dy)
    if let source { source.delegate?.dragInteraction(source, sessionDidMove: self) }
    update()
  }

  /// Notifies the interactions that the finger entered and left, and requests the result of a drop.
  private func update() {
    let found = interaction(at: point)
    if found !== target {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: self) }
      target = found
      if let found {
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: self)
      }
    }
    proposal = target.flatMap { target in target.delegate?.dropInteraction(target, sessionDidUpdate: self) }
  }

  /// Returns the interaction of the innermost view at a point that can handle the drag.
  private func interaction(at point: CGPoint) -> UIDropInteraction? {
    var view = window.hitTest(point, with: nil)
    while let candidate = view {
      for case let drop as UIDropInteraction in candidate.interactions
      where drop.delegate?.dropInteraction(drop, canHandle: self) == true {
        return drop
      }
      view = candidate.superview
    }
    return nil
  }

  /// The operation of a drop at the current location.
  private var operation: UIDropOperation {
    let operation = proposal?.operation ?? .cancel
    return operation == .move && !allowsMoveOperation ? .forbidden : operation
  }

  func drop() {
    guard !isOver else { return }
    let operation = operation
    let isTaken = operation == .copy || operation == .move
    if isTaken, let target { target.delegate?.dropInteraction(target, performDrop: self) }
    end(with: isTaken ? operation : .cancel)
    if isTaken, let source { source.delegate?.dragInteraction(source, sessionDidTransferItems: self) }
  }

  func cancel() {
    guard !isOver else { return }
    if picture != nil || !visited.isEmpty { end(with: .cancel) }
    isOver = true
  }

  private func end(with operation: UIDropOperation) {
    isOver = true
    if let source { source.delegate?.dragInteraction(source, session: self, willEndWith: operation) }
    let target = target
    let finish = { [self] in
      picture?.removeFromSuperview()
      picture = nil
      if operation != .cancel, let target { target.delegate?.dropInteraction(target, concludeDrop: self) }
      for drop in visited { drop.delegate?.dropInteraction(drop, sessionDidEnd: self) }
      if let source { source.delegate?.dragInteraction(source, session: self, didEndWith: operation) }
    }
    guard let picture else { return finish() }
    let destination = destination(of: operation)
    UIView.animate(withDuration: Self.duration) {
      picture.transform = destination?.transform ?? .identity
      if let destination { picture.center = destination.center }
      if operation != .cancel || destination == nil { picture.alpha = 0 }
    } completion: { _ in
      finish()
    }
  }
}

extension DragInProgress {
  /// Returns the position in the window at which the preview ends, or nil if it vanishes.
  private func destination(of operation: UIDropOperation) -> (center: CGPoint, transform: CGAffineTransform)? {
    guard let item = items.first, let lifted, let picture else { return nil }
    var target: UIPreviewTarget?
    if operation == .cancel {
      guard let source, let delegate = source.delegate else { return (origin, .identity) }
      target = delegate.dragInteraction(source, previewForCancelling: item, withDefault: lifted)?.target
    } else if let drop = self.target, let delegate = drop.delegate {
      let current = UITargetedDragPreview(
        view: lifted.view, parameters: lifted.parameters,
        target: UIPreviewTarget(container: window, center: picture.center))
      target = delegate.dropInteraction(drop, previewForDropping: item, withDefault: current)?.target
    }
    return target.map { (window.convert($0.center, from: $0.container), $0.transform) }
  }
}

/// The objects that providers load on any thread. They are delivered together on the main queue.
private final class LoadedObjects: @unchecked Sendable {
  // Unchecked: the lock protects the mutable state.
  private let lock = NSLock()
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  init(count: Int, completion: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
  }

  func add(_ object: (any NSItemProviderReading)?, at index: Int) {
    let isLast = lock.withLock {
      objects[index] = object
      missing -= 1
      return missing == 0
    }
    if isLast { finish() }
  }

  func finish() {
    DispatchQueue.main.async { self.completion(self.lock.withLock { self.objects.compactMap { $0 } }) }
  }
}
