/// A trait for the value of a view in a picker, list or tab view.
enum TagTrait: BoxTrait {
  static var defaultValue: AnyHashable? { nil }
}
