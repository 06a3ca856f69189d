import InterfaceBuilder

/// The containment of a storyboard's controllers and their presentation in sheets, according to its relationships and
/// segues.
struct CanvasSegues {
  private var containers: [SourceElement: [Object]] = [:]
  private var pushers: [SourceElement: [Object]] = [:]
  private var sheets: Set<SourceElement> = []

  init(_ document: Document) {
    for scene in document.scenes {
      guard let controller = scene.controller else { continue }
      switch controller[ViewControllerElement.simulatedDestinationMetrics]?.kind {
      case .modalPageSheet?, .modalFormSheet?, .simulatedModalFormSheet?: sheets.insert(controller.element)
      default: break
      }
      for object in document.allObjects(in: controller) {
        for segue in object.segues {
          guard let destination = segue.destination else { continue }
          switch segue.kind {
          case .relationship?: containers[destination.element, default: []].append(controller)
          case .show?, .push?: pushers[destination.element, default: []].append(controller)
          case .modal?, .presentation?:
            let style = segue.modalPresentationStyle ?? destination[ViewControllerElement.modalPresentationStyle]
            if style.map({ [.automatic, .pageSheet, .formSheet].contains($0) }) ?? true {
              sheets.insert(destination.element)
            }
          default: break
          }
        }
      }
    }
  }

  /// Returns whether a segue presents the controller as a sheet, by the default of UIKit since iOS 13 or by the file.
  func isSheet(_ controller: Object) -> Bool { sheets.contains(controller.element) }

  func navigationController(above controller: Object) -> Object? {
    find(from: controller, seen: []) { $0.kind == .navigationController }
  }

  func tabBarController(above controller: Object) -> Object? {
    find(from: controller, seen: []) { $0.kind == .tabBarController }
  }

  private func find(
    from controller: Object, seen: Set<SourceElement>, where isWanted: (Object) -> Bool
  ) -> Object? {
    guard !seen.contains(controller.element) else { return nil }
    let seen = seen.union([controller.element])
    for container in containers[controller.element] ?? [] {
      if isWanted(container) { return container }
      if let found = find(from: container, seen: seen, where: isWanted) { return found }
    }
    for pusher in pushers[controller.element] ?? [] {
      if let found = find(from: pusher, seen: seen, where: isWanted) { return found }
    }
    return nil
  }
}

extension Document {
  /// Returns an object and all its descendants.
  fileprivate func allObjects(in object: Object) -> [Object] {
    [object] + object.childObjects.flatMap { allObjects(in: $0) }
  }
}
