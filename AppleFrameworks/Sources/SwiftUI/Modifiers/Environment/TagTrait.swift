/// What a view stands for in a picker, list or tab view.
enum TagTrait: BoxTrait {
  static var defaultValue: AnyHashable? { nil }
}
