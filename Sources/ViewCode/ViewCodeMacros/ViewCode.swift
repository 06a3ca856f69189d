@_exported import ViewCode

/// View code in a class that has a superclass of its own: a `UIImageView`, a class from a library, any controller.
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
/// The three steps are computed properties, and stay `private`: nobody else even sees them. `configuration` may be left
/// out; where the superclass has a property of that name (`UIButton`), it is written
/// `private var viewConfiguration: ViewConfiguration`.
///
/// **What it writes.** Views get their usual initializer (`init(frame:)`; for cells the one that tables call), which
/// builds the view, or one that takes the properties without a value, in the order written; `init?(coder:)` becomes
/// unavailable. Controllers build in `viewDidLoad()`. Conditions in `layout` and observed objects are followed
/// (`layoutSubviews()`, `viewWillLayoutSubviews()`).
///
/// **What you write yourself stays.** A class with initializers of its own gets no others; each of them ends with
/// `buildViewCode()`. A `viewDidLoad()` of your own calls the same, and a `layoutSubviews()` of your own calls
/// `adaptViewCode()` first. Where that is forgotten, the compiler says so and offers to add it.
///
/// **What does not compile.** A step that is missing, that has another form or that is not `private`; a step that is
/// read elsewhere in the class. Each error has a fix-it. Extensions of the class in its own file are not seen.
///
/// For a class without a superclass of its own, ``CodedView`` and its like are shorter, and need no macro. A class
/// inside of a function can't have it; nor can one whose superclass has it.
@attached(
  member,
  names: named(init), named(viewCode), named(viewCodePipeline), named(ViewCodeSteps), named(buildViewCode),
  named(adaptViewCode), named(viewDidLoad), named(viewWillLayoutSubviews), named(layoutSubviews),
  named(traitCollectionDidChange))
@attached(memberAttribute)
@attached(extension, conformances: ViewCoded)
public macro ViewCode() = #externalMacro(module: "ViewCodeMacrosPlugin", type: "ViewCodeMacro")

/// View code in a class whose superclass is of a kind that its name does not tell.
///
/// Without the kind, a name that ends in `Controller`, `TableViewCell`, `HeaderFooterView` or `CollectionViewCell`
/// tells it; everything else is a view with `init(frame:)`.
@attached(
  member,
  names: named(init), named(viewCode), named(viewCodePipeline), named(ViewCodeSteps), named(buildViewCode),
  named(adaptViewCode), named(viewDidLoad), named(viewWillLayoutSubviews), named(layoutSubviews),
  named(traitCollectionDidChange))
@attached(memberAttribute)
@attached(extension, conformances: ViewCoded)
public macro ViewCode(_ kind: ViewCodeKind) =
  #externalMacro(module: "ViewCodeMacrosPlugin", type: "ViewCodeMacro")
