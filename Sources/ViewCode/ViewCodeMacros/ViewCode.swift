@_exported import ViewCode

/// A macro for view code in a class with another superclass: a `UIImageView`, a class of a library, any controller.
///
/// ```swift
/// import UIKit
/// import ViewCodeMacros
///
/// @ViewCode
/// final class AvatarView: UIImageView {
///   @Configures var isOnline: Bool
///   private let dot = UIView()
///
///   private var hierarchy: Hierarchy { dot }
///   private var layout: Layout {
///     dot.size(12)
///     dot.pin(.bottom, .trailing, inset: 2)
///   }
///   private var configuration: Configuration {
///     Setting(\.backgroundColor, of: dot, to: isOnline ? .systemGreen : .systemGray)
///   }
/// }
///
/// let avatar = AvatarView(isOnline: true)
/// ```
///
/// The three steps are `private` computed properties, which other code can't access. `configuration` is optional; if
/// the superclass has a property with that name (`UIButton`), it is declared as `private var viewConfiguration:
/// ViewConfiguration`.
///
/// **Generated code.** Views get their usual initializer (`init(frame:)`; for cells, the one that tables call), which
/// builds the view, or one with parameters for the properties without values, in their order; `init?(coder:)` becomes
/// unavailable. Controllers build in `viewDidLoad()`. Conditions in `layout` and observed objects are updated
/// (`layoutSubviews()`, `viewWillLayoutSubviews()`).
///
/// **Existing code.** A class with initializers gets no others; each of them must end with `buildViewCode()`. An
/// existing `viewDidLoad()` must call it as well, and an existing `layoutSubviews()` must call `adaptViewCode()` first.
/// If a call is missing, the compiler reports it and offers to add it.
///
/// **Errors.** A step that is missing, that has another form or that isn't `private`; a step that other code of the
/// class reads. Each error has a fix-it. Extensions of the class in its file aren't checked.
///
/// For a class without a specific superclass, ``CodedView`` and similar classes are shorter and need no macro. The
/// macro can't be used for a class in a function or one whose superclass uses it.
@attached(
  member,
  names: named(init), named(viewCode), named(viewCodePipeline), named(ViewCodeSteps), named(buildViewCode),
  named(adaptViewCode), named(viewDidLoad), named(viewWillLayoutSubviews), named(layoutSubviews),
  named(traitCollectionDidChange))
@attached(memberAttribute)
@attached(extension, conformances: ViewCoded)
public macro ViewCode() = #externalMacro(module: "ViewCodeMacrosPlugin", type: "ViewCodeMacro")

/// A macro for view code in a class whose superclass has a kind that its name doesn't indicate.
///
/// Without the kind, names that end in `Controller`, `TableViewCell`, `HeaderFooterView` or `CollectionViewCell`
/// indicate it; all others are views with `init(frame:)`.
@attached(
  member,
  names: named(init), named(viewCode), named(viewCodePipeline), named(ViewCodeSteps), named(buildViewCode),
  named(adaptViewCode), named(viewDidLoad), named(viewWillLayoutSubviews), named(layoutSubviews),
  named(traitCollectionDidChange))
@attached(memberAttribute)
@attached(extension, conformances: ViewCoded)
public macro ViewCode(_ kind: ViewCodeKind) =
  #externalMacro(module: "ViewCodeMacrosPlugin", type: "ViewCodeMacro")
