import UIKit

/// Says what the Objective-C runtime would know of a class by name: its name for Interface Builder files, its outlets, its
/// actions and inspectable values.
///
/// On iOS `@IBOutlet`, `@IBAction`, `@IBInspectable` and `@objc` do this, which need Apple's compiler. Without it a program says
/// it once, before it loads a nib or storyboard:
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
/// What a class exposes its subclasses expose too. Exposing a name again replaces what it was. A class of the module that
/// the file names is found without being exposed; what is not exposed is reported when a file asks for it.
///
/// - Parameters:
///   - class: the class that declares the members.
///   - name: what files call the class, where that is not its Swift name.
///   - module: the module that files name, where that is not the class's own; `nil` for any.
///   - members: what files may set.
@MainActor
public func expose<Root: NSObject>(
  _ class: Root.Type, as name: String? = nil, module: String? = nil, _ members: ExposedMember<Root>...
) {
  MemberTables.register(`class`, as: name ?? String(describing: `class`), module: module)
  for member in members { member.register(`class`) }
}
