import Foundation

// Values as arguments of formats. On Apple's systems, Swift bridges them to objects, so that `identifier as CVarArg`, a
// common argument of predicates, compiles. `%@` formats their description.
//
// - Source: developer.apple.com/documentation/swift/cvararg, to which objects conform

/// A value that is passed in a list of arguments as an object with its description.
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
