/// A change of an object after its creation.
enum Setting: Hashable {
  /// An assignment to a property, with its path and value.
  case property(String, String)
  /// A call, without the object: `setTitle("Go", for: .normal)`.
  case call(String)

  /// Returns the setting as a statement for an object.
  func statement(of object: String) -> String {
    let prefix = object.isEmpty ? "" : "\(object)."
    return switch self {
    case .property(let path, let value): "\(prefix)\(path) = \(value)"
    case .call(let call): "\(prefix)\(call)"
    }
  }
}

extension Setting {
  /// Returns the setting for a part of the object: `contentView.backgroundColor`.
  func prefixed(_ part: String) -> Setting {
    switch self {
    case .property(let path, let value): .property("\(part).\(path)", value)
    case .call(let call): .call("\(part).\(call)")
    }
  }
}
