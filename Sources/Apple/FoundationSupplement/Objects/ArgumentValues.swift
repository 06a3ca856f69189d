import Foundation

// Values as arguments of formats. Swift bridges them to objects on Apple's systems, so that `identifier as CVarArg`, the
// usual argument of a predicate, compiles there. `%@` shows their description.
//
// - Source: developer.apple.com/documentation/swift/cvararg, to which objects conform

/// A value whose description a list of arguments keeps as an object.
public protocol _DescribedArgument: CVarArg, _CVarArgObject {}

extension _DescribedArgument {
  public var _cVarArgObject: any CVarArg { NSString(string: String(describing: self)) }

  public var _cVarArgEncoding: [Int] {
    fatalError("the argument list asks \(Self.self) for its encoding, which only the object of the value has")
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive _CVarArgObject, @retroactive CVarArg, _DescribedArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive _CVarArgObject, @retroactive CVarArg, _DescribedArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension Data: @retroactive _CVarArgObject, @retroactive CVarArg, _DescribedArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension URL: @retroactive _CVarArgObject, @retroactive CVarArg, _DescribedArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension IndexPath: @retroactive _CVarArgObject, @retroactive CVarArg, _DescribedArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension Decimal: @retroactive _CVarArgObject, @retroactive CVarArg, _DescribedArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension Array: @retroactive _CVarArgObject, @retroactive CVarArg, _DescribedArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension Set: @retroactive _CVarArgObject, @retroactive CVarArg, _DescribedArgument {}
// swift-format-ignore: AvoidRetroactiveConformances
extension Dictionary: @retroactive _CVarArgObject, @retroactive CVarArg, _DescribedArgument {}
