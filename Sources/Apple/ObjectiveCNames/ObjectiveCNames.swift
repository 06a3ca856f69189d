import UIKit

/// Exposes a class by name, as the Objective-C runtime does: its name for Interface Builder files, and its outlets,
/// actions and inspectable values.
///
/// On iOS, `@IBOutlet`, `@IBAction`, `@IBInspectable` and `@objc` have this effect, which requires Apple's compiler.
/// Without it, call this function once, before a nib or storyboard is loaded:
///
/// ```swift
/// expose(
///   ProfileCell.self,
///   .outlet("nameLabel", \.nameLabel),
///   .outlet("starButtons", \.starButtons),
///   .value("cornerRadius", \.cornerRadius),
///   .action("follow:", ProfileCell.follow))
/// ```
///
/// Subclasses inherit the exposed members. Exposing a name again replaces its member. A class in the module that the
/// file names need not be exposed. If a file uses a member that is not exposed, a message reports it.
///
/// - Parameters:
///   - class: The class that declares the members.
///   - name: The name of the class in files, if it differs from its Swift name.
///   - module: The module in files, if it differs from that of the class, or `nil` for any.
///   - members: The members that files may set.
@MainActor
public func expose<Root: NSObject>(
  _ class: Root.Type, as name: String? = nil, module: String? = nil, _ members: ExposedMember<Root>...
) {
  MemberTables.register(`class`, as: name ?? String(describing: `class`), module: module)
  for member in members { member.register(`class`) }
}
