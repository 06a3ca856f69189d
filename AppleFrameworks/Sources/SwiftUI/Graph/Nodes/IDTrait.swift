import UIKit

/// A trait for the identifier by which scroll views find a view.
enum IDTrait: BoxTrait {
  static var defaultValue: AnyHashable? { nil }
}

extension TraitModifier where T == IDTrait {
  init(value: AnyHashable) { self.init(value: Optional(value)) }
}
