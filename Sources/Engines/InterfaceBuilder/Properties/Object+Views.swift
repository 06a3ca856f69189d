extension Object {
  /// The subviews in the order of the file, from back to front, including elements of unknown kinds. Those of a stack
  /// are its arranged views.
  package var subviews: [Object] { element.contents(of: "subviews").map(Object.init) }

  /// The frame that Interface Builder saved, in the superview's coordinates.
  package var frame: Rect? { self[ViewElement.frame] }

  /// The gesture recognizers, which are objects of the scene.
  package var gestureRecognizers: [Object] {
    element.contents(of: "gestureRecognizers").compactMap { $0["destination"].flatMap(element.referenced) }
      .map(Object.init)
      + outletCollections.filter { $0.property == "gestureRecognizers" }.compactMap(\.destination)
  }

  package var buttonStates: [ButtonState] {
    element.children.filter { $0.name == "state" }.compactMap(ButtonState.init)
  }

  package var segments: [Segment] { element.contents(of: "segments").map(Segment.init) }

  package var visualEffect: VisualEffect? { VisualEffect(of: element) }

  /// The sections of a static table.
  package var sections: [Object] { element.contents(of: "sections").map(Object.init) }
  /// The prototype cells of a table.
  package var prototypes: [Object] { element.contents(of: "prototypes").map(Object.init) }
  /// The cells of a section, or the prototype cells of a collection.
  package var cells: [Object] { element.contents(of: "cells").map(Object.init) }

  package var menuElements: [Object] {
    (element.contents(of: "children") + element.contents(of: "menuElements")
      + element.children.filter { ["menu", "command", "keyCommand"].contains($0.name) }).map(Object.init)
  }
}
