/// A view of this framework that contains a value from the developer with dynamic properties, such as a modifier or a
/// style.
protocol DynamicHolder {}
