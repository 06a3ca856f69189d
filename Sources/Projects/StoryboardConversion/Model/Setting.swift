/// Something that is done with an object after it is made.
enum Setting: Hashable {
  /// A property by its path, and its value.
  case property(String, String)
  /// A call, without the object: `setTitle("Go", for: .normal)`.
  case call(String)

  /// As a statement about an object.
  func statement(of object: String) -> String {
    let prefix = object.isEmpty ? "" : "\(object)."
    return switch self {
    case .property(let path, let value): "\(prefix)\(path) = \(value)"
    case .call(let call): "\(prefix)\(call)"
    }
  }
}

extension Setting {
  /// The same of a part of the object: `contentView.backgroundColor`.
  func prefixed(_ part: String) -> Setting {
    switch self {
    case .property(let path, let value): .property("\(part).\(path)", value)
    case .call(let call): .call("\(part).\(call)")
    }
  }
}
