/// A namespace for functions that find the views of a tuple whose type is known only at run time.
enum TupleElements {
  /// Returns the packing of a tuple of views.
  ///
  /// A tuple with an element that is not a view stops the program.
  static func packing(of type: Any.Type) -> any TuplePacking.Type {
    if let view = type as? any View.Type { return packing([view]) }
    let elements = StoredProperty.all(of: type).map { property -> any View.Type in
      guard let view = property.type as? any View.Type else {
        fatalError("TupleView: \(property.type), an element of \(type), is not a view")
      }
      return view
    }
    return packing(elements)
  }

  private static func packing(_ elements: [any View.Type]) -> any TuplePacking.Type {
    extend(packType(), by: elements[...])
  }

  /// Returns the packing of views. Without arguments, it is that of no views.
  private static func packType<each Known: View>(_ known: repeat each Known) -> TuplePack<repeat each Known>.Type {
    TuplePack<repeat each Known>.self
  }

  private static func extend<each Known: View>(
    _ known: TuplePack<repeat each Known>.Type, by rest: ArraySlice<any View.Type>
  ) -> any TuplePacking.Type {
    guard let next = rest.first else { return known }
    func add<Next: View>(_ next: Next.Type) -> any TuplePacking.Type {
      extend(TuplePack<repeat each Known, Next>.self, by: rest.dropFirst())
    }
    return add(next)
  }
}
