// Prediction
