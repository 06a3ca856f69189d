extension Object {
  /// What the object's properties are set to.
  package var outlets: [Outlet] { connections("outlet").map(Outlet.init) }
  package var outletCollections: [OutletCollection] { connections("outletCollection").map(OutletCollection.init) }
  /// What the object sends, and to whom.
  package var actions: [ActionConnection] { connections("action").map(ActionConnection.init) }
  package var segues: [Segue] { connections("segue").map(Segue.init) }

  private func connections(_ name: String) -> [SourceElement] {
    element.contents(of: "connections").filter { $0.name == name }
  }
}
